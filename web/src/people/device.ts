// What a browser calls itself, in two words that its owner knows again.
const BROWSERS: [RegExp, string][] = [
  [/Edg(A|iOS)?\//, "Edge"],
  [/OPR\//, "Opera"],
  [/YaBrowser\//, "Yandex"],
  [/Firefox\/|FxiOS\//, "Firefox"],
  [/Chrome\/|CriOS\//, "Chrome"],
  [/Safari\//, "Safari"],
];
const SYSTEMS: [RegExp, string][] = [
  [/Android/, "Android"],
  [/iPhone/, "iPhone"],
  [/iPad/, "iPad"],
  [/Windows/, "Windows"],
  [/Macintosh|Mac OS X/, "macOS"],
  [/CrOS/, "ChromeOS"],
  [/Linux/, "Linux"],
];

const first = (names: [RegExp, string][], agent: string) => names.find(([look]) => look.test(agent))?.[1];
const LONGEST = 40;

/** "Firefox, Linux"; for other programs the beginning of what they say. */
export function device(agent: string): string {
  const known = [first(BROWSERS, agent), first(SYSTEMS, agent)].filter(Boolean).join(", ");
  return known || agent.slice(0, LONGEST);
}

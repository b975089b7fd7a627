// The settings of this browser, and the catalogue of the shell in the chosen language.
import type { Args } from "../wire";
import { load, save } from "./storage";
import { Text } from "./text";

const FILES = import.meta.glob<string>("../../../src/tabard/text/*.ftl", {
  query: "?raw",
  import: "default",
  eager: true,
});
const code = (path: string) => path.replace(/.*\/|\.ftl$/g, "");

/** By language: the shell's catalogue, and what the language calls itself. */
export const CATALOGUES: Record<string, string> = Object.fromEntries(
  Object.entries(FILES).map(([path, text]) => [code(path), text]),
);
export const LANGUAGES: Record<string, string> = Object.fromEntries(
  Object.entries(CATALOGUES).map(([language, text]) => [language, new Text(language, text).format("ui-own-name")]),
);
export const THEMES = ["system", "light", "dark"] as const;
export const SPEEDS = ["off", "fast", "normal", "slow"] as const;
const MILLISECONDS: Record<Speed, number> = { off: 0, fast: 200, normal: 320, slow: 600 };

export type Theme = (typeof THEMES)[number];
export type Speed = (typeof SPEEDS)[number];

const reduced = matchMedia("(prefers-reduced-motion: reduce)");
const darkness = matchMedia("(prefers-color-scheme: dark)");

function ownLanguage(): string {
  return navigator.languages.map((tag) => tag.slice(0, 2)).find((tag) => tag in LANGUAGES) ?? "en";
}

class Settings {
  language = $state("en");
  theme = $state<Theme>("system");
  speed = $state<Speed>("normal");
  sound = $state(false);
  name = $state("");
  /** The system's wishes, which may change while the page is open. */
  #reduced = $state(reduced.matches);
  #dark = $state(darkness.matches);

  /** Milliseconds of one animation; 0 when motion is off. */
  readonly motion = $derived(this.#reduced && this.speed === "normal" ? 0 : MILLISECONDS[this.speed]);
  readonly dark = $derived(this.theme === "system" ? this.#dark : this.theme === "dark");
  readonly text = $derived(new Text(this.language, CATALOGUES.en as string, CATALOGUES[this.language] ?? ""));

  constructor() {
    Object.assign(this, { language: ownLanguage() }, load("settings", {}));
    if (!(this.language in LANGUAGES)) this.language = "en";
    reduced.addEventListener("change", () => (this.#reduced = reduced.matches));
    darkness.addEventListener("change", () => (this.#dark = darkness.matches));
  }

  keep(): void {
    const { language, theme, speed, sound, name } = this;
    save("settings", { language, theme, speed, sound, name });
  }
}

export const settings = new Settings();

/** A message of the shell. */
export const t = (id: string, args: Args = {}): string => settings.text.format(id, args);

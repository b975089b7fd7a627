// Words by their stems, lightly: "knights" finds "knight", «рыцарями» finds «рыцарь», «еще» finds «ещё».

const RUSSIAN =
  /(?:иями|ями|ами|иях|ах|ях|ого|его|ому|ему|ыми|ими|ией|ются|ется|ится|ешь|ишь|ете|ите|йте|ать|ять|еть|ить|уть|ает|яет|еет|ует|ают|яют|еют|уют|ов|ев|ей|ой|ий|ый|ую|юю|ая|яя|ое|ее|ые|ие|ия|ию|ии|ем|ам|ям|ом|им|ым|их|ых|ют|ят|ся|сь|а|я|о|е|ы|и|у|ю|ь|й)$/;
const ENGLISH = /(?:ations|ation|ings|ing|edly|ed|ies|ied|es|s|ly|e|y)$/;
const SHORTEST = 3;

/** Letters alone, small, with е for ё. */
export const plain = (text: string): string => text.toLowerCase().replaceAll("ё", "е").replaceAll("’", "'");

export const words = (text: string): string[] => plain(text).match(/[\p{L}\d][\p{L}\d.'-]*[\p{L}\d]|[\p{L}\d]/gu) ?? [];

export function stem(word: string): string {
  const bare = word.replace(/'s?$/, "");
  const short = bare.replace(/[а-я]/.test(bare) ? RUSSIAN : ENGLISH, "");
  return short.length < SHORTEST ? bare : doubled(short);
}

/** "planning" and "plan" */
function doubled(short: string): string {
  return /([bdgmnprt])\1$/.test(short) ? short.slice(0, -1) : short;
}

export const stems = (text: string): string[] => words(text).map(stem);

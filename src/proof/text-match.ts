/** `share` of the approved words, 0 to 1; `standing` holds them in order. */
export type TextMatch = { share: number; standing: string };

/** A word counts when the page has this many approved words in a row around it. */
const runLength = 4;

/**
 * Compares a text with a page's whole text (R10.3). Additions such as menu, footer and ads change nothing. Case,
 * punctuation, white space and markup don't matter.
 */
export function matchText(approved: string, page: string): TextMatch {
  const words = [...wordsOf(approved)];
  if (words.length === 0) return { share: 1, standing: "" };
  const length = Math.min(runLength, words.length);
  const runs = runsOf(words, length);
  const found = findRuns(new Set(runs), wordsOf(page), length);
  const stands = words.map((_word, place) =>
    runs.slice(Math.max(0, place - length + 1), place + 1).some((run) => found.has(run)),
  );
  const standing = words.filter((_word, place) => stands[place]);
  return { share: standing.length / words.length, standing: standing.join(" ") };
}

/** The approved text's extent on the page, as offsets of its first and last runs; undefined when absent. */
export function articleOf(approved: string, page: string): { from: number; until: number } | undefined {
  const words = [...wordsOf(approved)];
  const length = Math.min(runLength, words.length);
  if (length === 0) return undefined;
  const runs = new Set(runsOf(words, length));
  const last: { word: string; at: number }[] = [];
  let article: { from: number; until: number } | undefined;
  for (const found of page.matchAll(rawWord)) {
    last.push({ word: [...wordsOf(found[0])].join(""), at: found.index });
    if (last.length > length) last.shift();
    const run = last.map(({ word: each }) => each).join(" ");
    if (last.length === length && runs.has(run))
      article = { from: article?.from ?? last[0]?.at ?? 0, until: found.index + found[0].length };
  }
  return article;
}

const runsOf = (words: string[], length: number): string[] =>
  words.slice(length - 1).map((_word, place) => words.slice(place, place + length).join(" "));

/** Reads the page word by word, since it may be much longer than the text. */
function findRuns(wanted: Set<string>, page: Iterable<string>, length: number): Set<string> {
  const found = new Set<string>();
  const last: string[] = [];
  for (const word of page) {
    last.push(word);
    if (last.length > length) last.shift();
    const run = last.join(" ");
    if (last.length === length && wanted.has(run)) found.add(run);
  }
  return found;
}

/** In scripts without spaces, each character is a word. */
const unspaced = ["Han", "Hiragana", "Katakana", "Thai", "Lao", "Khmer", "Myanmar"]
  .map((script) => `\\p{Script=${script}}`)
  .join("");
const word = new RegExp(`[${unspaced}]|[\\p{L}\\p{N}\\p{M}]+`, "gu");
/** Includes characters that may stand within a word. */
const rawWord = new RegExp(`[${unspaced}]|[\\p{L}\\p{N}\\p{M}\\u00ad\\u200b-\\u200d\\u2060\\ufeff]+`, "gu");
/** Soft hyphens and zero-width characters allow a break but don't end a word. */
const invisible = /[\u00ad\u200b-\u200d\u2060\ufeff]/g;

function* wordsOf(text: string): Generator<string> {
  for (const [found] of text.normalize("NFKC").replaceAll(invisible, "").toLowerCase().matchAll(word)) yield found;
}

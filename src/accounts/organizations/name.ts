import { catalogue } from "#platform/words/catalogue.ts";

const texts = catalogue("accounts.organizations.name", {
  notAllowed: "This organization name is not allowed",
  taken: "This name is taken. Choose another.",
  hasAddress: "A name can't contain a web or email address",
});

/** As part of a name these would lend it Byline's or the operator's trust. */
const reservedWords = ["byline", "admin", "administrator", "operator", "moderator", "support"];
/** Not allowed as a whole name: empty of meaning, or mistakable for Byline's own. */
const reservedNames = ["house", "staff", "system", "null", "undefined", "test"];

/** Exact text (R8.1). */
export const nameNotAllowed = texts.notAllowed;
export const nameTaken = texts.taken;
/** Names stand in mails to strangers, so they carry no address. */
export const nameHasAddress = texts.hasAddress;

/** Letters of other scripts, and digits, that look like the key. */
const lookAlikes: Record<string, string> = {
  a: "аα",
  b: "вβ",
  c: "сϲ",
  e: "еε",
  h: "н",
  k: "кκ",
  l: "iі1ι|ӏ",
  m: "м",
  n: "ηп",
  o: "оο0",
  p: "рρ",
  s: "ѕ",
  t: "тτ",
  u: "υ",
  v: "ν",
  x: "хχ",
  y: "уγ",
  j: "ј",
};
const plainLetters = new Map(
  Object.entries(lookAlikes).flatMap(([plain, others]) => [...others].map((each) => [each, plain])),
);

/** Key shared by all names that look the same: ignores case, accents, spaces, signs and look-alikes. */
export const nameKey = (name: string): string =>
  [
    ...name
      .normalize("NFKD")
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N}|]/gu, ""),
  ]
    .map((letter) => plainLetters.get(letter) ?? letter)
    .join("")
    .replaceAll("rn", "m")
    .replaceAll("vv", "w");

const reservedWordKeys = new Set(reservedWords.map(nameKey));
const reservedNameKeys = new Set([...reservedWords, ...reservedNames].map(nameKey));

/** False for names mistakable for Byline or its operator. `installation` is its `APP_TITLE`. */
export function isNameAllowed(name: string, installation = ""): boolean {
  const key = nameKey(name);
  const own = nameKey(installation);
  if (key === "" || reservedNameKeys.has(key)) return false;
  if (own !== "" && ` ${wordsOf(name).join(" ")} `.includes(` ${wordsOf(installation).join(" ")} `)) return false;
  return key !== own && !wordsOf(name).some((word) => reservedWordKeys.has(word));
}

const wordsOf = (name: string): string[] =>
  name
    .split(/[^\p{L}\p{N}\p{M}|]+/u)
    .map(nameKey)
    .filter(Boolean);

/** Allows a bare domain, since outlets use it as their name. */
export const hasAddress = (name: string): boolean => /:\/\/|\bwww\.|@|\.\p{L}{2,}\//iu.test(name);

/** Breaks up domains, since mail programs turn them into links. */
export const withoutDomains = (name: string): string => name.replaceAll(/(?<=[\p{L}\p{N}])\.(?=[\p{L}\p{N}])/gu, " ");

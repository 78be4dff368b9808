/** Words that Byline and its operator go by: as a word of a name they would lend it their trust. */
const reservedWords = ["byline", "admin", "administrator", "operator", "moderator", "support"];
/** Names that say nothing, or could be taken for Byline's own, where they are the whole of a name. */
const reservedNames = ["house", "staff", "system", "null", "undefined", "test"];

/** Of a name that is reserved (R8.1). */
export const nameNotAllowed = "This organization name is not allowed";
/** Of a name that another organization has, however it is spelled. */
export const nameTaken = "This name is taken. Choose another.";
/** Of a name that carries an address: it would stand in mails to strangers. */
export const nameHasAddress = "A name can't contain a web or email address";

/** Letters of other scripts, and digits, that look like these. */
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

/** One spelling for all that a reader would take for the same name: without case, accents, spaces, signs and look-alikes. */
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

/** False for a name that could be taken for Byline, for the company that runs it, or for nothing. `installation`: its `APP_TITLE`. */
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

/** True for a name with a web or email address in it. A domain alone is a name that outlets have. */
export const hasAddress = (name: string): boolean => /:\/\/|\bwww\.|@|\.\p{L}{2,}\//iu.test(name);

/** A name for a mail to a stranger: programs that read mails make links of domains. */
export const withoutDomains = (name: string): string => name.replaceAll(/(?<=[\p{L}\p{N}])\.(?=[\p{L}\p{N}])/gu, " ");

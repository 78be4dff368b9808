/** Runs before any module of the product, in a page or in a test's process: it may use nothing from outside. */
export function speakPseudo(): void {
  /** Full-width letters read like English and are none. */
  const shifted = (text: string): string =>
    text.replace(/[A-Za-z]/g, (letter) => String.fromCharCode(letter.charCodeAt(0) + 0xfee0));
  /** Arguments stay as they are, so that a word of ours among them shows. */
  const around = (text: string, given: unknown[]): string => {
    const kept = given.flat().find((each) => typeof each === "string" && each.length > 2 && text.includes(each));
    if (typeof kept !== "string") return shifted(text);
    return text
      .split(kept)
      .map((part) => around(part, given))
      .join(kept);
  };
  /** An argument may be an object of several. */
  const partsOf = (given: unknown): unknown[] =>
    typeof given === "object" && given !== null ? Object.values(given).flat() : [given];
  /** A function may say a whole letter. */
  const within = (said: unknown, given: unknown[]): unknown => {
    if (typeof said === "string") return around(said, given);
    if (typeof said !== "object" || said === null) return said;
    if (Array.isArray(said)) return said.map((each) => within(each, given));
    return Object.fromEntries(Object.entries(said).map(([key, each]) => [key, within(each, given)]));
  };
  const pseudo = (english: unknown): unknown => {
    if (typeof english === "string") return shifted(english);
    if (typeof english === "function")
      return (...given: unknown[]) => within(english(...given), given.flatMap(partsOf));
    if (typeof english !== "object" || english === null) return english;
    if (Array.isArray(english)) return english.map(pseudo);
    return Object.fromEntries(Object.entries(english).map(([key, text]) => [key, pseudo(text)]));
  };
  globalThis.bylineTranslation = (_module, english) => pseudo(english) as object;
}

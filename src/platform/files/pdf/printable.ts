/** The scripts that the documents' font (DejaVu Sans) has and that read correctly from left to right. */
const letter = /^[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{Script=Armenian}\p{Script=Georgian}]$/u;
const sign = /^[\p{Script=Common}\p{Script=Inherited}]$/u;
const picture = /^\p{Emoji_Presentation}$/u;
const lastSign = "\u2BFF";

export const replacement = "\u25A1";

const isPrintable = (each: string): boolean =>
  letter.test(each) || (sign.test(each) && each <= lastSign && !picture.test(each));

/** Returns a text as a document can print it, on one line. */
export const printable = (text: string): string =>
  Array.from(
    text
      .toWellFormed()
      .normalize("NFC")
      .replaceAll(/\s+/gu, " ")
      .replaceAll(/[\p{Cc}\p{Cf}\p{Variation_Selector}]/gu, ""),
    (each) => (isPrintable(each) ? each : replacement),
  ).join("");

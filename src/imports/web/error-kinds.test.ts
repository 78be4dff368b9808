import { expect, test } from "vitest";
import { errorKinds, mended } from "./error-kinds.ts";
import { likelyWord, ourWordsOf } from "./our-words.ts";

const noCode = "Is no language's ISO code: two letters, such as de";
const mapping = { languages: { column: "Language" }, name: { column: "Title" } };
const errors = [
  { line: 2, column: "Title", value: "", message: "Required" },
  { line: 3, column: "Language", value: "English", message: noCode },
  { line: 4, column: "Language", value: "en; Deutsch", message: noCode },
  { line: 5, column: "Language", value: "English", message: noCode },
];

test("R10.7 errors that say the same of one column are one kind, the one of most rows first", () => {
  expect(errorKinds(errors, mapping).map(({ column, errors, foreign }) => [column, errors.length, foreign])).toEqual([
    ["Language", 3, ["English", "Deutsch"]],
    ["Title", 1, []],
  ]);
});

test("R10.7 a name of a language leads to its code, and what could mean several to none", () => {
  const languages = ourWordsOf("languages");
  expect(likelyWord("English", languages)).toBe("en");
  expect(likelyWord(" germ", languages)).toBe("de");
  expect(["Gaelic?", "s", ""].map((word) => likelyWord(word, languages))).toEqual([undefined, undefined, undefined]);
  expect(likelyWord("Local", ourWordsOf("mediaType"))).toBe("Local news");
  expect(likelyWord("advertorial", ourWordsOf("formatType"))).toBe("Advertorial");
});

test("R10.7 a mend stands beside earlier words, for all rows, and leaves open what nobody chose", () => {
  const before = { languages: { column: "Language", words: { Deutsch: "de" } } };
  expect(mended(before, "languages", { English: "en", Klingon: "" })).toEqual({
    languages: { column: "Language", words: { Deutsch: "de", English: "en" } },
  });
});

import { expect, test } from "vitest";
import { nearestWord, vocabularyOf } from "./known-words.ts";
import { countryCodeOf, languageCodeOf } from "./regions.ts";

test.each([
  ["US", "US"],
  ["usa", "US"],
  ["U.S.", "US"],
  ["United States of America", "US"],
  ["the United Kingdom", "GB"],
  ["UK", "GB"],
  ["England", "GB"],
  ["Canada", "CA"],
  ["CAN", "CA"],
  ["Deutschland", "DE"],
  ["Österreich", "AT"],
  ["Côte d’Ivoire", "CI"],
  ["Ivory Coast", "CI"],
  ["Korea, Republic of", "KR"],
  ["UAE", "AE"],
  ["Czechia", "CZ"],
  ["Россия", "RU"],
  ["日本", "JP"],
  ["Texas", undefined],
  ["XX", undefined],
  ["", undefined],
])("the country %j is %j", (text, code) => {
  expect(countryCodeOf(text)).toBe(code);
});

test.each([
  ["ENG", "en"],
  ["en-GB", "en"],
  ["pt_BR", "pt"],
  ["English", "en"],
  ["American English", "en"],
  ["Brazilian Portuguese", "pt"],
  ["Chinese (Simplified)", "zh"],
  ["ger", "de"],
  ["Deutsch", "de"],
  ["français", "fr"],
  ["Español", "es"],
  ["Klingon", undefined],
  ["x", undefined],
])("the language %j is %j", (text, code) => {
  expect(languageCodeOf(text)).toBe(code);
});

test("a choice is known in any spelling, and a foreign word has its nearest", () => {
  const types = vocabularyOf("mediaType");
  if (!types) throw new Error("media types have no words");
  expect(types.wordOf("news-media")).toBe("News Media");
  expect(types.wordOf("Newspaper")).toBeUndefined();
  expect(nearestWord(types, "Blogs")).toBe("Blog");
  expect(nearestWord(types, "Local newspaper")).toBe("Local news");
  expect(nearestWord(types, "TV station")).toBe("News Media");
  expect(nearestWord(types, "Bakery")).toBeUndefined();
  expect(vocabularyOf("name")).toBeUndefined();
});

test("a misspelled country has its nearest", () => {
  const countries = vocabularyOf("countries");
  if (!countries) throw new Error("countries have no words");
  expect(nearestWord(countries, "Untied States")).toBe("US");
  expect(nearestWord(countries, "Germny")).toBe("DE");
});

import { expect, test } from "vitest";
import { briefWordsOf, readBrief } from "./brief.ts";

const vocabulary = briefWordsOf({
  country: ["NL", "US", "IN"],
  language: ["nl", "en"],
  topic: ["Business", "Sports", "Real estate"],
  mediaType: ["News Media", "Blog"],
  formatType: ["Press Release", "Advertorial"],
  hyperlinkKind: ["Dofollow", "Nofollow"],
});

test("a brief chooses by the catalogue's own words, and by nothing else", () => {
  const { query, understood } = readBrief(
    "Five Dutch business blogs under $200 each, dofollow, in the US.",
    vocabulary,
  );
  expect(query).toEqual({
    country: ["US"],
    language: ["nl"],
    topic: ["Business"],
    mediaType: ["Blog"],
    hyperlinkKind: ["Dofollow"],
    "price[lte]": 20_000,
  });
  expect(understood.map(({ words }) => words)).toEqual(["US", "Dutch", "business", "blogs", "dofollow", "under $200"]);
});

test("budgets, parts of words and small words choose nothing", () => {
  expect(readBrief("Premium sportswear in a campaign of $50K, us and them, businesslike.", vocabulary).query).toEqual(
    {},
  );
  expect(readBrief("Up to $1.5K", vocabulary).query).toEqual({ "price[lte]": 150_000 });
});

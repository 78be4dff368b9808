import { expect, test } from "vitest";
import { quotedWords } from "./quoted-words.ts";

test("words of people are named by their places; what Byline writes itself is not", () => {
  const answer = {
    status: "completed",
    products: [
      { product_id: "1", name: "IGNORE ALL", description: "Words", ext: { byline: { topics: ["More words"] } } },
    ],
    creatives: [{ assets: { title: { type: "call approve" } } }],
    newest_field: "unknown",
  };
  expect(quotedWords(answer)).toEqual([
    "products[].name",
    "products[].description",
    "products[].ext.byline.topics[]",
    "creatives[].assets",
    "newest_field",
  ]);
});

import { expect, test } from "vitest";
import { effectOf, hiddenBy, isHiddenBy } from "./style-sheet.ts";

test.each([
  [".gone{display:none}", [".gone"]],
  ["/* .no{display:none} */ .gone, #also { color: red; visibility: hidden !important }", [".gone", "#also"]],
  ['@charset "utf-8"; .gone{display:none}', [".gone"]],
  [".gone{display:none;display:block}", []],
])("R10.3 what %s hides from everybody is known by its name", (css, names) => {
  expect([...hiddenBy(css).names]).toEqual(names);
});

test.each([
  ["@media (max-width: 600px){.wide{display:none}}"],
  [".narrow{display:none} @media (max-width: 600px){.narrow{display:block}}"],
  [".tab{display:none} .tab.open{display:block}"],
  ["body.loading .text{display:none}"],
  [".a{color:red}"],
  ["display:none}}}{{{ .x"],
])("R10.3 what %s hides from some readers, for a while, or not at all, counts as seen", (css) => {
  expect([...hiddenBy(css).names]).toEqual([]);
});

test("the last word counts", () => {
  expect([effectOf("display: none"), effectOf("display:none; display:flex"), effectOf("color: red")]).toEqual([
    "hides",
    "shows",
    undefined,
  ]);
});

test("a style sheet made to hold its reader is read once", () => {
  // Rereading from each symbol on would take a minute.
  for (const piece of ["/*", "x", "{", ".a,", ";", "{}"])
    expect([...hiddenBy(piece.repeat(100_000)).names]).toEqual([]);
});

test("a stronger rule that ends with a tag shows what a class hides, of that tag alone", () => {
  const hidden = hiddenBy(".gone{display:none} .post p{display:block} li{display:block}");
  const isHidden = (tag: string) => isHiddenBy(hidden, tag, [".gone"]);
  expect([isHidden("p"), isHidden("div"), isHidden("li")]).toEqual([false, true, true]);
  expect(isHiddenBy(hiddenBy(".gone{display:none} #main > *{display:block}"), "div", [".gone"])).toBe(false);
});

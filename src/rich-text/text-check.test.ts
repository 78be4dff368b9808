import { expect, test } from "vitest";
import { checkText, countText, type TextConditions } from "./text-check.ts";

const conditions: TextConditions = {
  textMinCharacters: 10,
  textMaxCharacters: 40,
  hyperlinksMax: 1,
  imagesMin: 0,
  imagesMax: 1,
};
const link = (rel = "") => `<a href="https://a.example/" rel="${rel}">a</a>`;
const said = (
  title: string,
  html: string,
  more: Partial<TextConditions> = {},
  booked: "Dofollow" | "Without" | "Nofollow" = "Dofollow",
) => checkText(title, html, { ...conditions, ...more }, booked).map(({ message }) => message);

test("R5.3 characters are counted as they are shown: no markup, entities once, white space folded, emoji as one", () => {
  expect(countText("<h2>Ab</h2><p>c&amp;d   e</p>").characters).toBe(8);
  expect(countText("<p>🦊🦊</p>").characters).toBe(2);
  expect(countText("<p> </p>").characters).toBe(0);
});

test("R5.3 links are counted with their kind, images with their source", () => {
  expect(
    countText(`<p>${link()}${link("nofollow noopener")}${link("sponsored")}<img src="/files/1"></p>`),
  ).toMatchObject({
    links: [{ kind: "Dofollow" }, { kind: "Nofollow" }, { kind: "Sponsored" }],
    images: ["/files/1"],
  });
});

test("R5.2 title and content must be there", () => {
  expect(said(" ", "<p></p>")).toEqual(["Add a title.", "Add the text."]);
  expect(said("Title", "<p>Enough characters</p>")).toEqual([]);
});

test("R5.3 what is over is named with its number", () => {
  expect(said("T", "<p>short</p>")).toEqual(["5 characters: 5 less than the 10 required."]);
  expect(said("T", `<p>${"x".repeat(41)}</p>`)).toEqual(["41 characters: 1 more than the 40 allowed."]);
  expect(said("T", `<p>Enough characters ${link()}${link()}</p>`)).toEqual([
    "2 hyperlinks: 1 more than the 1 allowed.",
  ]);
  expect(said("T", `<p>Enough characters</p><img src="/files/1"><img src="/files/2">`)).toEqual([
    "2 images: 1 more than the 1 allowed.",
  ]);
  expect(said("T", "<p>Enough characters</p>", { imagesMin: 1 })).toEqual(["0 images: 1 less than the 1 required."]);
});

test("R5.3 a link of another kind than was booked is named, and none may stand where none was booked", () => {
  expect(said("T", `<p>Enough characters ${link("nofollow")}</p>`)).toEqual([
    "1 hyperlink is not Dofollow, which was booked: https://a.example/",
  ]);
  expect(said("T", `<p>Enough characters ${link()}</p>`, {}, "Without")).toEqual([
    "1 hyperlink: 1 more than the 0 allowed.",
  ]);
});

import { getSchema } from "@tiptap/react";
import { expect, test } from "vitest";
import { extensionsFor } from "../extensions.ts";
import { findMarks, type Marked } from "./find-marks.ts";

const schema = getSchema(extensionsFor("Dofollow", async (path) => path));
type Inline = string | { href: string; rel?: string; text: string };

const paragraph = (...parts: Inline[]) => ({
  type: "paragraph",
  content: parts.map((part) =>
    typeof part === "string"
      ? { type: "text", text: part }
      : { type: "text", text: part.text, marks: [{ type: "link", attrs: { href: part.href, rel: part.rel ?? null } }] },
  ),
});
const image = { type: "image", attrs: { src: "/files/x", alt: "x" } };
const doc = (...content: object[]) => schema.nodeFromJSON({ type: "doc", content });

const conditions = { textMinCharacters: 1, textMaxCharacters: 10, hyperlinksMax: 1, imagesMin: 0, imagesMax: 1 };
const marked = (over: Partial<typeof conditions> = {}): Marked => ({
  bounds: { conditions: { ...conditions, ...over }, booked: "Dofollow" },
  comments: [],
});
const read = (document: ReturnType<typeof doc>, { from, to }: { from: number; to: number }) =>
  document.textBetween(from, to, " ");

test("R5.3 what is longer than booked is marked from its first character, counted as the conditions count", () => {
  const text = doc(paragraph("Hello  you"), paragraph("🙂 and more"));
  const marks = findMarks(text, marked());
  // "Hello you" and a space are ten: two spaces count once, and so does a surrogate pair.
  expect(marks.map((mark) => read(text, mark))).toEqual(["🙂 and more"]);
  expect(findMarks(text, marked({ textMaxCharacters: 11 })).map((mark) => read(text, mark))).toEqual([" and more"]);
  expect(findMarks(text, marked({ textMaxCharacters: 20 }))).toEqual([]);
});

test("R5.3 hyperlinks and images that are too many, and links of another kind, are marked", () => {
  const long = { textMaxCharacters: 1_000 };
  const two = doc(
    paragraph({ href: "https://a.example/", text: "first" }, " ", { href: "https://b.example/", text: "second" }),
  );
  expect(findMarks(two, marked(long)).map((mark) => read(two, mark))).toEqual(["second"]);
  const other = doc(paragraph({ href: "https://a.example/", rel: "nofollow", text: "weak" }));
  expect(findMarks(other, marked(long)).map((mark) => read(other, mark))).toEqual(["weak"]);
  const images = doc(image, { type: "figure", attrs: { src: "/files/y" }, content: [{ type: "text", text: "Dawn" }] });
  expect(findMarks(images, marked(long))).toMatchObject([{ isNode: true, from: 1 }]);
});

test("a passage with a comment is marked where it stands, also within two paragraphs; one that is gone is not", () => {
  const text = doc(paragraph("The harbor sleeps."), paragraph("It wakes."));
  const comments = [
    { passage: "sleeps. It", before: "" },
    { passage: "lighthouse", before: "" },
  ];
  expect(findMarks(text, { comments }).map((mark) => read(text, mark))).toEqual(["sleeps. It"]);
});

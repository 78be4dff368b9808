import { expect, test } from "vitest";
import { piecesOf } from "./pieces.ts";

test("addresses of the web become links, and the sentence around them stays text", () => {
  expect(piecesOf("See https://quill.example/a?b=1, then (http://x.example).")).toEqual([
    { at: 0, text: "See " },
    { at: 4, text: "https://quill.example/a?b=1", href: "https://quill.example/a?b=1" },
    { at: 31, text: ", then (" },
    { at: 39, text: "http://x.example", href: "http://x.example/" },
    { at: 55, text: ")." },
  ]);
});

test("nothing else does", () => {
  for (const body of ["javascript:alert(1)", "data:text/html,x", "quill.example", "https://"])
    expect(piecesOf(body)).toEqual([{ at: 0, text: body }]);
  expect(piecesOf("")).toEqual([]);
});

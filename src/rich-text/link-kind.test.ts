import { expect, test } from "vitest";
import { withLinksOf } from "./link-kind.ts";

const link = (rel = "") => `<p><a href="https://a.example/?b=1&amp;c"${rel}>a</a></p>`;

test("R5.3 each link of a shared text gets the kind that an order booked", () => {
  expect(withLinksOf("Nofollow", link())).toBe(link(' rel="nofollow"'));
  expect(withLinksOf("Sponsored", link(' rel="nofollow noopener"'))).toBe(link(' rel="sponsored"'));
  expect(withLinksOf("Dofollow", link(' rel="nofollow"'))).toBe(link());
  expect(withLinksOf("Without", link())).toBe("<p>a</p>");
});

test("a link of the booked kind stays as it is, and other tags are no links", () => {
  for (const rel of [' rel="sponsored nofollow"', ' rel="sponsored noopener"'])
    expect(withLinksOf("Sponsored", link(rel))).toBe(link(rel));
  expect(withLinksOf("Without", "<article>a</article>")).toBe("<article>a</article>");
});

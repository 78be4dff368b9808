import { expect, test } from "vitest";
import { excerptOf } from "./excerpt.ts";

const long = `${"before ".repeat(60)}the HARBOR opens ${"after ".repeat(60)}`;

test("a short message is shown whole, however much of it was looked for", () => {
  expect(excerptOf("Yes, ten words.", "ten")).toBe("Yes, ten words.");
  expect(excerptOf("Yes, ten words.", "")).toBe("Yes, ten words.");
});

test("of a long one the passage is shown with what stands around it, from a whole word on", () => {
  const excerpt = excerptOf(long, "harbor");
  expect(excerpt).toMatch(/^…before .*the HARBOR opens .*…$/);
  expect(excerpt.length).toBeLessThan(260);
});

test("what was found in a file's name shows how its message begins", () => {
  expect(excerptOf(long, "brief.pdf")).toMatch(/^before before .*…$/);
  expect(excerptOf("", "brief.pdf")).toBe("");
});

import { expect, test } from "vitest";
import { widthText } from "../display.ts";
import { widthMax, widthMin, widthsOf, withWidth } from "./widths.ts";

test("a width is set, changed and taken back, and leaves the other columns alone", () => {
  const first = withWidth(undefined, "price", 140);
  expect(first).toEqual(["price.140"]);
  const both = withWidth(first, "name", 300.4);
  expect(widthsOf(both)).toEqual(
    new Map([
      ["price", 140],
      ["name", 300],
    ]),
  );
  expect(withWidth(both, "price", 90)).toEqual(["name.300", "price.90"]);
  expect(withWidth(both, "price", undefined)).toEqual(["name.300"]);
});

test("a width stays within its bounds, also one that somebody wrote into the address", () => {
  expect(withWidth([], "price", 5)).toEqual([`price.${widthMin}`]);
  expect(withWidth([], "price", 5_000)).toEqual([`price.${widthMax}`]);
  expect(widthsOf(["price.999"]).get("price")).toBe(widthMax);
});

test("what is written can be read: a name and two or three digits", () => {
  for (const text of withWidth(withWidth([], "semrushOrganicTraffic", 640), "name", 60))
    expect(widthText.safeParse(text).success).toBe(true);
  for (const text of ["price", "price.", "price.1e9", "price.-40", "pr ice.90"])
    expect(widthText.safeParse(text).success).toBe(false);
});

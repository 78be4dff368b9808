import { expect, test } from "vitest";
import { readHostilePages } from "../hostile/readings.ts";

test("pages and texts made to hold their reader hold nobody else", async () => {
  const { mostMilliseconds, beside, refusedTexts } = await readHostilePages(20, 300_000);
  // A tenth of a second on an idle machine; a page that holds its reader takes many seconds.
  expect(mostMilliseconds, beside).toBeLessThan(6_000);
  expect(refusedTexts).toBeGreaterThan(10);
});

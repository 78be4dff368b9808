import { expect, test } from "vitest";
import { readHostilePages } from "../hostile/readings.ts";

test("pages and texts made to hold their reader hold nobody else", async () => {
  const { mostMilliseconds, beside, refusedTexts } = await readHostilePages(50, 300_000);
  // A tenth of a second on an idle machine; other tests run beside this one.
  expect(mostMilliseconds, beside).toBeLessThan(250);
  expect(refusedTexts).toBeGreaterThan(20);
}, 60_000);

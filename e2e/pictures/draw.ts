import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { appearances, wear } from "../support/appearance.ts";
import { expectAccessible } from "../support/axe.ts";
import { test } from "../support/byline.ts";
import { expectSettled } from "../support/readiness.ts";
import { takeTour, tours } from "../support/tours.ts";
import { folder, pictureName } from "./pictures.ts";

test.describe.configure({ mode: "parallel" });

for (const tour of tours)
  test(`the ${tour.side}'s screens`, async ({ newPerson, byline }) => {
    mkdirSync(folder, { recursive: true });
    const page = await newPerson(tour.who);
    await takeTour(page, tour, await tour.addresses(byline.url), async (path) => {
      for (const appearance of appearances) {
        await wear(page, appearance);
        await expectSettled(page);
        await page.screenshot({ path: join(folder, pictureName(tour.side, path, appearance)), fullPage: true });
        // The dark theme changes colors alone; the light one at this width covers the rest.
        await expectAccessible(page.locator("html"), appearance.theme === "dark" ? "colors" : "all");
      }
    });
  });

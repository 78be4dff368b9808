import type { Page } from "@playwright/test";
import { Answered, englishIn } from "../../test/translated/english.ts";
import { speakPseudo } from "../../test/translated/pseudo-locale.ts";
import { expect, test } from "../support/byline.ts";
import { takeTour, tours } from "../support/tours.ts";
import { textsOf } from "./page-texts.ts";

test.describe.configure({ mode: "parallel" });

/** The server paints these for visitors, in the language that it speaks (decision 0256). */
const painted = ["/", "/sign-in", "/sign-up"];

for (const tour of tours)
  test(`the ${tour.side}'s screens have no word outside the catalogue`, async ({ newPerson, byline }) => {
    const page = await newPerson(tour.who);
    await page.addInitScript(speakPseudo);
    const answered = listen(page);
    const found: Record<string, string> = {};
    await takeTour(page, tour, await tour.addresses(byline.url), async (path) => {
      if (painted.includes(path)) return;
      answered.read((await page.locator("#config").textContent()) ?? "{}");
      const english = new Set((await textsOf(page)).flatMap((text) => englishIn(text, answered)));
      if (english.size > 0) found[path] = [...english].join(" ");
    });
    expect(found).toEqual({});
  });

/** Collects the words of the server's answers. */
function listen(page: Page): Answered {
  const answered = new Answered();
  page.on("response", async (response) => {
    if (!/json/.test(response.headers()["content-type"] ?? "")) return;
    answered.read((await response.text().catch(() => "")) || "{}");
  });
  return answered;
}

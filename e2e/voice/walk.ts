import { expect, test } from "../support/byline.ts";
import { takeTour, tours } from "../support/tours.ts";
import { englishIn, textsOf } from "./english.ts";
import { speakPseudo } from "./pseudo-locale.ts";

test.describe.configure({ mode: "parallel" });

for (const tour of tours)
  test(`the ${tour.side}'s screens speak the chosen language alone`, async ({ newPerson, byline }) => {
    const page = await newPerson(tour.who);
    await page.addInitScript(speakPseudo);
    let answered = "";
    page.on("response", async (response) => {
      if (!response.url().includes("/api/")) return;
      answered += (await response.text().catch(() => "")).toLowerCase();
    });
    const found: Record<string, string[]> = {};
    await takeTour(page, tour, await tour.addresses(byline.url), async (path) => {
      const english = (await textsOf(page)).flatMap((text) => englishIn(text, answered));
      if (english.length > 0) found[path] = [...new Set(english)];
    });
    expect(found).toEqual({});
  });

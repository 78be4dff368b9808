import type { Page, Response } from "@playwright/test";
import { mediaTypes } from "../../src/media/media.ts";
import { usualTopics } from "../../src/media/topics.ts";
import { knownFlags } from "../../src/settings/flags/known-flags.ts";
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
    const { answered, allRead } = listen(page);
    const found: Record<string, string> = {};
    await takeTour(page, tour, await tour.addresses(byline.url), async (path) => {
      if (painted.includes(path)) return;
      await allRead();
      answered.read((await page.locator("#config").textContent()) ?? "{}");
      // An unknown address is named.
      answered.read(JSON.stringify(path));
      const english = new Set((await textsOf(page)).flatMap((text) => englishIn(text, answered)));
      if (english.size > 0) found[path] = [...english].join(" ");
    });
    expect(found).toEqual({});
  });

/** Data that fields offer as it is stored, in every language. */
const values = [...usualTopics, ...mediaTypes, ...knownFlags];

/** Collects the words of the server's answers; `allRead` resolves once those that came are read. */
function listen(page: Page): { answered: Answered; allRead: () => Promise<unknown> } {
  const answered = new Answered();
  const reads: Promise<void>[] = [];
  answered.read(JSON.stringify(values));
  const read = async (response: Response) => answered.read((await response.text().catch(() => "")) || "{}");
  page.on("response", (response) => {
    if (/json/.test(response.headers()["content-type"] ?? "")) reads.push(read(response));
  });
  return { answered, allRead: () => Promise.all(reads) };
}

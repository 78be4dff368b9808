/**
 * `npm run bench:scroll`: scrolls ten thousand rows and drags a filter in a real browser; prints frames and long tasks.
 * Needs a built web app (`npm run build`). See README.md.
 */
import type { Browser } from "@playwright/test";
import { dragFilter } from "./browser/drag.ts";
import { enterCampaign, signIn } from "./browser/enter.ts";
import { inBrowser } from "./browser/in-browser.ts";
import { scrollRows } from "./browser/scroll-rows.ts";
import { loadCatalogue } from "./load/load.ts";
import { openBenchDatabase } from "./open.ts";
import { readSettings } from "./settings.ts";

/** The round trip to an installation in one's own part of the world. */
const networkMilliseconds = 30;

const settings = readSettings(process.argv.slice(2), process.env);
console.log(`Loading ${settings.media} outlets with four formats each, three of them listed …`);
const bench = await openBenchDatabase(settings.poolSize);
try {
  await loadCatalogue(bench, settings.media, () => {});
  await inBrowser(bench, watch);
} finally {
  await bench.close();
}

async function watch(browser: Browser, url: string): Promise<void> {
  await enterCampaign(url);
  const page = await browser.newPage({ baseURL: url, viewport: { width: 1440, height: 900 } });
  await page.addInitScript({ path: new URL("browser/watch.js", import.meta.url).pathname });
  await signIn(page);
  for (let round = 1; round <= settings.rounds; round++) {
    console.log(`\nRound ${round}`);
    await scrollRows(page, console.log);
    for (const network of [0, networkMilliseconds]) await dragFilter(page, network, console.log);
  }
}

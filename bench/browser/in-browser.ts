import { join } from "node:path";
import { type Browser, chromium } from "@playwright/test";
import { choosePort } from "#embedded-postgres/port.ts";
import { findChromium } from "../../scripts/chromium.ts";
import { serverSettings } from "../load/callers.ts";
import type { BenchDatabase } from "../open.ts";
import { startProcess } from "../processes/start.ts";

/** Starts Byline and a browser, runs `watch`, and ends both. */
export async function inBrowser(
  { ownerUrl, directory }: BenchDatabase,
  watch: (browser: Browser, url: string) => Promise<void>,
): Promise<void> {
  const byline = await startProcess(
    "byline",
    { ...serverSettings(ownerUrl, directory), HOST: "127.0.0.1", PORT: String(await choosePort(0)) },
    join(directory, "byline.log"),
  );
  const browser = await chromium.launch({
    executablePath: await findChromium(),
    args: process.geteuid?.() === 0 ? ["--no-sandbox"] : [],
  });
  try {
    await watch(browser, byline.url);
  } finally {
    await browser.close();
    await byline.stop();
  }
}

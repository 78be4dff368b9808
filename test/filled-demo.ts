import { cpSync } from "node:fs";
import { demoIsFilled } from "../src/demo/filled.ts";
import { runServer, until } from "./process.ts";
import { type Scratch, scratchFolder } from "./scratch.ts";

/** Names a folder with a filled demo, to processes that begin with a copy in a third of the time. */
export const filledDemoVariable = "BYLINE_FILLED_DEMO";

/** Fills a whole demo into an empty folder by a first start, which ends. */
export async function fillDemoFolder(path: string): Promise<void> {
  const byline = await runServer(path);
  await until(async () => byline.output().includes(demoIsFilled), 600_000);
  await byline.stop();
}

/** A copy of the named folder; fills one where none is named. */
export async function aFilledDemo(): Promise<Scratch> {
  const folder = scratchFolder();
  const filled = process.env[filledDemoVariable];
  if (filled) cpSync(filled, folder.path, { recursive: true });
  else await fillDemoFolder(folder.path);
  return folder;
}

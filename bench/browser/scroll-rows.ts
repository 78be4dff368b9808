import type { Page } from "@playwright/test";
import { framesInWords, tasksInWords, watched } from "./seen.ts";

/** Pixels of one turn of the wheel: ten rows, faster than anybody reads. */
const turn = 610;

export async function scrollRows(page: Page, print: (line: string) => void, rows = 10_000): Promise<void> {
  await page.goto("/media");
  const table = page.getByRole("region", { name: "Results" });
  await table.getByRole("row").nth(5).waitFor();
  const place = page.getByText(/^Rows [\d,]+ to /);
  const placeNow = async () => Number((await place.innerText()).replace(/^Rows ([\d,]+).*/, "$1").replaceAll(",", ""));
  const { x = 0, y = 0, width = 0, height = 0 } = (await table.boundingBox()) ?? {};
  await page.mouse.move(x + width / 2, y + height / 2);
  await page.waitForTimeout(2_500);
  await page.evaluate("watchFrames()");
  const { seen, tasks } = await watched(page, async () => {
    do for (let turned = 0; turned < 50; turned++) await page.mouse.wheel(0, turn);
    while ((await placeNow()) < rows);
  });
  print(`  scrolled to row ${await placeNow()}: ${framesInWords(seen)}; ${tasksInWords(tasks)}`);
  await table.getByRole("row").nth(5).getByRole("link").waitFor();
}

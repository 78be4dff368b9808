import type { Page } from "@playwright/test";
import { median } from "../measure/percentile.ts";
import { type FrameTimes, inWords, tasksInWords, watched } from "./seen.ts";

/**
 * Drags the price's lower handle up and down, so that each answer has other rows. First waits for each answer, then
 * drags at a hand's pace. `network` is the round trip in milliseconds.
 */
export async function dragFilter(page: Page, network: number, print: (line: string) => void): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send("Network.enable");
  const asMeasured = { offline: false, downloadThroughput: -1, uploadThroughput: -1 };
  await devtools.send("Network.emulateNetworkConditions", { ...asMeasured, latency: network });
  await page.goto("/media");
  await page.getByText(/^[\d,]+ formats$/).waitFor();
  await page.waitForTimeout(2_500);
  const handle = page.getByRole("slider", { name: /^Price, \$, from/ });
  await handle.scrollIntoViewIfNeeded();
  const { x = 0, y = 0, width = 0, height = 0 } = (await handle.boundingBox()) ?? {};
  const from = { x: x + width / 2, y: y + height / 2 };
  const moveAll = async (step: number, pause: number) => {
    for (const by of there(160, step)) {
      await page.mouse.move(from.x + by, from.y);
      await page.waitForTimeout(pause);
    }
  };
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.evaluate("watchAnswers()");
  // Steps first: their answers are cached for a while.
  const byStep = await watched(page, () => moveAll(11, 700));
  const byHand = await watched(page, () => moveAll(2, 16));
  await page.mouse.up();
  await devtools.detach();
  print(`  dragged, network of ${network} ms: ${tasksInWords(byHand.tasks)}`);
  print(`  ${answersInWords(byStep.seen)}`);
}

function there(far: number, step: number): number[] {
  const way = Array.from({ length: Math.floor(far / step) }, (_, index) => (index + 1) * step);
  return [...way, ...way.toReversed()];
}

function answersInWords(seen: FrameTimes): string {
  const answers = seen.answers.filter(({ asked }) => asked > 0);
  const took = answers.map((answer) => answer.took);
  const asked = answers.map((answer) => answer.asked);
  const rest = answers.map((answer) => answer.took - answer.asked);
  const larger = answers.filter(({ took: all, asked: request }) => request > all / 2).length;
  return `${answers.length} answers: from the move to the paint ${inWords(took)}; the request ${Math.round(median(asked))} ms, all else ${Math.round(median(rest))} ms; the request is the larger part of ${larger}`;
}

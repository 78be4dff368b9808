/**
 * `npm run bench:writing`: a board of five hundred orders, and an editor with fifty thousand characters, in a real
 * browser. Prints the board's time to all cards, and the time to paint a keystroke, beside one in an empty text. Needs
 * a built web app (`npm run build`).
 */
import type { Browser, Page } from "@playwright/test";
import { bookCart } from "#cart/server/book-cart.ts";
import { addLine, openCart } from "#cart/server/commands.ts";
import { lockCartToBook } from "#cart/server/queries-book.ts";
import { editOrder } from "#orders/server/commands/moves.ts";
import { signIn } from "./browser/enter.ts";
import { inBrowser } from "./browser/in-browser.ts";
import { keyOf, kinds } from "./load/chance.ts";
import { loadCatalogue } from "./load/load.ts";
import { percentile } from "./measure/percentile.ts";
import { type BenchDatabase, openBenchDatabase } from "./open.ts";
import { readSettings } from "./settings.ts";
import { actorOf } from "./work/booking.ts";

const ordersCount = 500;
const atOnce = 50;
const textCharacters = 50_000;
const keystrokes = 100;

const settings = readSettings(process.argv.slice(2), process.env, { media: 400 });
const bench = await openBenchDatabase(settings.poolSize);
try {
  await loadCatalogue(bench, settings.media, () => {});
  const orders = await bookOrders(bench);
  await inBrowser(bench, (browser, url) => watch(browser, url, orders));
} finally {
  await bench.close();
}

/** Books one campaign's orders; the second has a long text, the first none. Returns the ids of both. */
async function bookOrders({ database }: BenchDatabase): Promise<[empty: string, long: string]> {
  const actor = actorOf(0);
  const ids: string[] = [];
  for (let begun = 0; begun < ordersCount; begun += atOnce)
    await database.transaction(async (tx) => {
      const cart = await openCart(tx, actor, keyOf(kinds.campaign, 0));
      for (let line = begun; line < begun + atOnce; line++)
        await addLine(tx, actor, cart, { format: keyOf(kinds.format, line) });
      const locked = await lockCartToBook(tx, { id: cart, userId: actor.userId });
      ids.push(...(await bookCart(tx, actor, locked, {})).map(({ id }) => id));
    });
  const [empty = "", long = ""] = ids;
  const paragraph = `<p>${"A quiet harbor at dawn, and a press that prints on time. ".repeat(10)}</p>`;
  const content = paragraph.repeat(Math.ceil(textCharacters / 570));
  await database.transaction((tx) => editOrder(tx, actor, long, { title: "Long", content }));
  return [empty, long];
}

async function watch(browser: Browser, url: string, [empty, long]: [string, string]): Promise<void> {
  const page = await browser.newPage({ baseURL: url, viewport: { width: 1440, height: 900 } });
  await page.addInitScript({ path: new URL("browser/keystrokes.js", import.meta.url).pathname });
  await signIn(page);
  const board = `/dashboard/${keyOf(kinds.advertiser, 0)}/${keyOf(kinds.project, 0)}/${keyOf(kinds.campaign, 0)}`;
  for (let round = 1; round <= settings.rounds; round++) {
    console.log(`\nRound ${round}`);
    console.log(
      `  board of ${ordersCount} orders: ${Math.round(await openBoard(page, board))} ms until its cards are there`,
    );
    const [none, much] = [
      await typeInto(page, `${board}?order=${empty}`),
      await typeInto(page, `${board}?order=${long}`),
    ];
    print("keystroke in an empty text", none);
    print(`keystroke in ${textCharacters} characters`, much);
  }
}

async function openBoard(page: Page, board: string): Promise<number> {
  await page.goto("/profile/general");
  const began = performance.now();
  await page.goto(board);
  await page.getByText("Booked", { exact: true }).first().waitFor();
  return performance.now() - began;
}

/** Types at the end of the text. Returns each keystroke's milliseconds until the frame after it was painted. */
async function typeInto(page: Page, address: string): Promise<number[]> {
  await page.goto(address);
  const text = page.getByRole("textbox", { name: "Text", exact: true });
  await text.click();
  await page.keyboard.press("Control+End");
  for (let count = 0; count < keystrokes; count++) await page.keyboard.press("a");
  return page.evaluate<number[]>(`window.keystrokes.slice(-${keystrokes})`);
}

function print(what: string, taken: number[]): void {
  const [middle, p95] = [0.5, 0.95].map((share) => percentile(taken, share).toFixed(1));
  console.log(`  ${what.padEnd(36)} median ${middle} ms, 95 of 100 within ${p95} ms`);
}

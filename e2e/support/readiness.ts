import { expect, type Page, type Request } from "@playwright/test";

export async function expectSettled(page: Page): Promise<void> {
  await expect(page.locator("[aria-busy=true], .mantine-Skeleton-root")).toHaveCount(0);
}

const staysOpen = (request: Request): boolean => new URL(request.url()).pathname === "/api/notifications/stream";

/** Follows the page's requests from now on; `expectNone` waits until all are answered and drawn. */
export function followRequests(page: Page): { expectNone: () => Promise<void> } {
  const open = new Set<Request>();
  page.on("request", (request) => staysOpen(request) || open.add(request));
  page.on("requestfinished", (request) => open.delete(request));
  page.on("requestfailed", (request) => open.delete(request));
  const isQuiet = async () => {
    if (open.size > 0) return false;
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)));
    return open.size === 0;
  };
  return { expectNone: () => expect.poll(isQuiet, { intervals: [50] }).toBe(true) };
}

/** The frame's quiet parts come a second after the page: shortcuts, watch for new builds, network notice. */
export async function frameIsReady(page: Page): Promise<void> {
  await page.locator("[data-later-parts]").waitFor({ state: "attached" });
}

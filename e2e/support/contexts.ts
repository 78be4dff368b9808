import type { Browser, BrowserContext } from "@playwright/test";

export type ContextPool = {
  take: () => Promise<BrowserContext>;
  giveBack: (context: BrowserContext) => Promise<void>;
};

/** Empty browser contexts that keep loaded scripts: a first load in a new one takes twice the processor. */
export function contextPool(browser: Browser, baseURL: string): ContextPool {
  const free: BrowserContext[] = [];
  return {
    take: async () => free.pop() ?? (await browser.newContext({ baseURL })),
    async giveBack(context) {
      await forget(context, baseURL);
      free.push(context);
    },
  };
}

async function forget(context: BrowserContext, origin: string): Promise<void> {
  await context.unrouteAll({ behavior: "ignoreErrors" });
  await context.setOffline(false);
  await context.clearCookies();
  const blank = await context.newPage();
  for (const page of context.pages()) if (page !== blank) await page.close();
  const session = await context.newCDPSession(blank);
  await session.send("Storage.clearDataForOrigin", { origin, storageTypes: "all" });
  await blank.close();
}

import type { Browser, BrowserContext } from "@playwright/test";

export type ContextPool = {
  take: () => Promise<BrowserContext>;
  giveBack: (context: BrowserContext) => Promise<void>;
};

/** Empty browser contexts that keep loaded scripts: a first load in a new one takes twice the processor. */
export function contextPool(browser: Browser, baseURL: string): ContextPool {
  const free: BrowserContext[] = [];
  return {
    take: async () => free.pop() ?? (await patientContext(browser, baseURL)),
    async giveBack(context) {
      await forget(context, baseURL);
      free.push(context);
    },
  };
}

/** Toasts stay five times as long: a busy machine may look for one later than the 3000 ms that people have (R9.10). */
async function patientContext(browser: Browser, baseURL: string): Promise<BrowserContext> {
  const context = await browser.newContext({ baseURL });
  await context.addInitScript(() => {
    const setPromptly = window.setInterval;
    const setPatiently = (handler: TimerHandler, every?: number, ...values: unknown[]) =>
      setPromptly(handler, every === 3_000 ? 15_000 : every, ...values);
    window.setInterval = setPatiently as typeof window.setInterval;
  });
  return context;
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

import type { Browser, BrowserContext } from "@playwright/test";
import { tickMilliseconds } from "../../src/platform/web/components/toasts/toast-store.ts";

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

async function patientContext(browser: Browser, baseURL: string): Promise<BrowserContext> {
  const context = await browser.newContext({ baseURL });
  await keepToasts(context);
  return context;
}

/** Toasts stay five times as long: a busy machine may look for one later than people do. */
export async function keepToasts(context: BrowserContext): Promise<void> {
  await context.addInitScript((usual) => {
    const setPromptly = window.setInterval;
    const setPatiently = (handler: TimerHandler, every?: number, ...values: unknown[]) =>
      setPromptly(handler, every === usual ? 5 * usual : every, ...values);
    window.setInterval = setPatiently as typeof window.setInterval;
  }, tickMilliseconds);
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

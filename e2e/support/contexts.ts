import type { Browser, BrowserContext, CDPSession, Page } from "@playwright/test";

/** An empty browser context with a page at Byline's origin that runs no code of the app. */
export type PooledContext = { context: BrowserContext; home: Page };

export type ContextPool = {
  take: () => Promise<PooledContext>;
  giveBack: (pooled: PooledContext) => Promise<void>;
};

/**
 * Browser contexts that keep loaded scripts: a first load in a new one takes twice the processor. Their home pages keep
 * the renderer, which all pages of a context share.
 */
export function contextPool(browser: Browser, baseURL: string): ContextPool {
  const free: PooledContext[] = [];
  const sessions = new Map<PooledContext, CDPSession>();
  return {
    async take() {
      const kept = free.pop();
      if (kept) return kept;
      const context = await browser.newContext({ baseURL });
      const home = await context.newPage();
      await home.goto("/health/live");
      const pooled = { context, home };
      sessions.set(pooled, await context.newCDPSession(home));
      return pooled;
    },
    async giveBack(pooled) {
      const { context, home } = pooled;
      await context.unrouteAll({ behavior: "ignoreErrors" });
      await context.setOffline(false);
      await context.clearCookies();
      for (const page of context.pages()) if (page !== home) await page.close();
      await sessions.get(pooled)?.send("Storage.clearDataForOrigin", { origin: baseURL, storageTypes: "all" });
      free.push(pooled);
    },
  };
}

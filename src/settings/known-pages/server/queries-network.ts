import { FetchRefused } from "#platform/http/outgoing/guarded-address.ts";
import { type FetchOptions, guardedFetch } from "#platform/http/outgoing/guarded-fetch.ts";
import { catalogue } from "#platform/words/catalogue.ts";

const texts = catalogue("settings.knownPages.server.queriesNetwork", {
  pageAnswers: (status: number) => `The page answers ${status}.`,
});

/** Returns a sentence; undefined when the page answers. */
export async function problemOfPage(page: string, options: FetchOptions): Promise<string | undefined> {
  try {
    const fetching = { ports: "any at given hosts", timeoutMilliseconds: 8_000, ...options } as const;
    const { status } = await guardedFetch(page, fetching);
    return status < 400 ? undefined : texts.pageAnswers(status);
  } catch (error) {
    if (error instanceof FetchRefused) return error.message;
    throw error;
  }
}

/** True when a known page answers; failures elsewhere are then not Byline's network's fault. */
export async function isNetworkProven(knownPages: readonly string[], options: FetchOptions): Promise<boolean> {
  for (const page of knownPages) if ((await problemOfPage(page, options)) === undefined) return true;
  return knownPages.length === 0;
}

import { FetchRefused } from "#platform/http/outgoing/guarded-address.ts";
import { type FetchOptions, guardedFetch } from "#platform/http/outgoing/guarded-fetch.ts";

/** Why a known page doesn't answer; undefined where it does. */
export async function problemOfPage(page: string, options: FetchOptions): Promise<string | undefined> {
  try {
    const fetching = { ports: "any at given hosts", timeoutMilliseconds: 8_000, ...options } as const;
    const { status } = await guardedFetch(page, fetching);
    return status < 400 ? undefined : `The page answers ${status}.`;
  } catch (error) {
    if (error instanceof FetchRefused) return error.message;
    throw error;
  }
}

/** True when one of the known pages answers: what can't be found elsewhere then is not the fault of Byline's own network. */
export async function isNetworkProven(knownPages: readonly string[], options: FetchOptions): Promise<boolean> {
  for (const page of knownPages) if ((await problemOfPage(page, options)) === undefined) return true;
  return knownPages.length === 0;
}

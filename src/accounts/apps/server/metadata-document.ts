import { guardedFetch } from "#platform/http/outgoing/guarded-fetch.ts";

export const documentBytesMax = 16_000;

/** Reads an app's own description (Client ID Metadata Document): from the open web alone, small, at once, not redirected. */
export async function fetchDocument(address: string, hosts: ReadonlyMap<string, string>): Promise<Response> {
  const limits = { timeoutMilliseconds: 2_500, maxBytes: documentBytesMax, maxRedirects: 0 };
  const { status, body, headers } = await guardedFetch(address, { hosts, ...limits });
  const cacheControl = headers.get("cache-control");
  return new Response(body, { status, headers: cacheControl ? { "cache-control": cacheControl } : {} });
}

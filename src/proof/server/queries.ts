import { createHash } from "node:crypto";
import { and, desc, eq, lte } from "drizzle-orm";
import type { Reader } from "#platform/database/database.ts";
import { type FetchOptions, FetchRefused, guardedFetch } from "#platform/http/guarded-fetch.ts";
import { type Evidence, matchLinks, type PromisedLink, problemsOf } from "../evidence.ts";
import { isPageNofollow, noindexSource, readPage } from "../page.ts";
import { linkCheck } from "./tables.ts";

export type { FetchOptions };

/** The evidence of an address that answered nothing. */
export const nothingFound = (url: string) => ({
  url,
  finalUrl: null,
  redirects: [],
  httpStatus: null,
  reachable: false,
  noindex: false,
  noindexSource: null,
  links: [],
  bodyHash: null,
});

/** Looks at a publication as a reader and a robot would (R10.3): never throws for what the page does. */
export async function lookAtPublication(
  url: string,
  promised: PromisedLink[],
  options: FetchOptions,
): Promise<Evidence> {
  const nothing = nothingFound(url);
  try {
    const page = await guardedFetch(url, { ports: "any at given hosts", ...options });
    const robotsHeader = page.headers.get("x-robots-tag");
    const reachable = page.status >= 200 && page.status < 300;
    const { links, metaRobots } = readPage(reachable ? page.body : "", page.finalUrl);
    const source = noindexSource(metaRobots, robotsHeader);
    const found = isPageNofollow(metaRobots, robotsHeader)
      ? links.map((link) => ({ ...link, rel: `${link.rel} nofollow`.trim() }))
      : links;
    const seen = {
      url,
      finalUrl: page.finalUrl,
      redirects: page.redirects,
      httpStatus: page.status,
      reachable,
      noindex: source !== null,
      noindexSource: source,
      links: matchLinks(promised, found),
      bodyHash: createHash("sha256").update(page.body).digest("hex"),
    };
    return { ...seen, problems: problemsOf(seen) };
  } catch (error) {
    if (!(error instanceof FetchRefused)) throw error;
    return { ...nothing, problems: [error.message] };
  }
}

/** Whether the newest look passed; undefined when nobody looked yet. */
export async function lastCheckPassed(reader: Reader, orderId: string): Promise<boolean | undefined> {
  const [row] = await reader
    .select({ passed: linkCheck.passed })
    .from(linkCheck)
    .where(eq(linkCheck.orderId, orderId))
    .orderBy(desc(linkCheck.checkedAt), desc(linkCheck.id))
    .limit(1);
  return row?.passed;
}

/** What was wrong at the last look until a moment; nothing where nobody had looked. */
export async function problemsUntil(reader: Reader, orderId: string, moment: Date): Promise<string[]> {
  const [row] = await reader
    .select({ evidence: linkCheck.evidence })
    .from(linkCheck)
    .where(and(eq(linkCheck.orderId, orderId), lte(linkCheck.checkedAt, moment)))
    .orderBy(desc(linkCheck.checkedAt), desc(linkCheck.id))
    .limit(1);
  return row?.evidence.problems ?? [];
}

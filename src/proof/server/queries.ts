import { createHash } from "node:crypto";
import { and, desc, eq, lte } from "drizzle-orm";
import type { Reader } from "#platform/database/database.ts";
import { type FetchOptions, FetchRefused, guardedFetch } from "#platform/http/guarded-fetch.ts";
import { inThread, orGivenUp } from "#platform/threads/threads.ts";
import { type Evidence, type PromisedLink, problemsOf } from "../evidence.ts";
import { lookAtPage } from "../page.ts";
import { linkCheck } from "./tables.ts";

export type { FetchOptions };

const lookInThread = inThread(new URL("../page.ts", import.meta.url), lookAtPage);

const tooManyTags = "The page has more tags, or nests them deeper, than can be read. Only its beginning was read.";

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
    const body = reachable ? page.body : "";
    const found = await orGivenUp(lookInThread(body, page.finalUrl, promised, robotsHeader));
    if (!found) throw new FetchRefused("The page takes too long to read.");
    const seen = {
      url,
      finalUrl: page.finalUrl,
      redirects: page.redirects,
      httpStatus: page.status,
      reachable,
      noindex: found.noindexSource !== null,
      noindexSource: found.noindexSource,
      links: found.links,
      bodyHash: createHash("sha256").update(page.body).digest("hex"),
    };
    return { ...seen, problems: [...problemsOf(seen), ...(found.whole ? [] : [tooManyTags])] };
  } catch (error) {
    if (!(error instanceof FetchRefused)) throw error;
    return { ...nothing, problems: [error.message] };
  }
}

/** The newest look at a publication; undefined when nobody looked yet. */
export async function findLastCheck(
  reader: Reader,
  orderId: string,
): Promise<{ passed: boolean; evidence: Evidence } | undefined> {
  const [row] = await reader
    .select({ passed: linkCheck.passed, evidence: linkCheck.evidence })
    .from(linkCheck)
    .where(eq(linkCheck.orderId, orderId))
    .orderBy(desc(linkCheck.checkedAt), desc(linkCheck.id))
    .limit(1);
  return row;
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

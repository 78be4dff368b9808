import { createHash } from "node:crypto";
import { and, desc, eq, gte, lte, not, sql } from "drizzle-orm";
import type { Reader } from "#platform/database/database.ts";
import { FetchRefused } from "#platform/http/outgoing/guarded-address.ts";
import { type Fetched, type FetchOptions, guardedFetch } from "#platform/http/outgoing/guarded-fetch.ts";
import { inThread, orGivenUp } from "#platform/threads/threads.ts";
import { type Evidence, nothingFound, problemsOf, type RobotsAnswer } from "../evidence.ts";
import { lookAtPage, type PageFindings } from "../page.ts";
import { isKeptOut } from "../robots-txt.ts";
import { linkCheck } from "./tables.ts";

export type { FetchOptions };

const lookInThread = inThread(new URL("../page.ts", import.meta.url), lookAtPage);

const tooManyTags = "The page has more tags, or nests them deeper, than can be read. Only its beginning was read.";

/** What is looked at: the address, the approved text as HTML, and the outlet's domain, which the page must not leave. */
type Looked = { url: string; text: string; domain?: string | undefined };

/** Looks at a publication as a reader and a robot would (R10.3): never throws for what the page does. */
export async function lookAtPublication({ url, text, domain }: Looked, options: FetchOptions): Promise<Evidence> {
  const fetching = { ports: "any at given hosts", ...options } as const;
  try {
    const page = await guardedFetch(url, fetching);
    const reachable = page.status >= 200 && page.status < 300;
    const headers = { robots: page.headers.get("x-robots-tag"), link: page.headers.get("link") };
    const found = await orGivenUp(lookInThread(reachable ? page.body : "", page.finalUrl, text, headers));
    if (!found) throw new FetchRefused("The page takes too long to read.");
    const robotsTxt = reachable ? await askRobotsTxt(page.finalUrl, fetching) : "unread";
    return evidenceOf({ url, domain }, page, found, robotsTxt);
  } catch (error) {
    if (!(error instanceof FetchRefused)) throw error;
    return { ...nothingFound(url), problems: [error.message] };
  }
}

type Page = Pick<Fetched, "status" | "finalUrl" | "redirects" | "body">;

/** What a look makes of a page and of what was read in it. */
export function evidenceOf(
  { url, domain }: Pick<Looked, "url" | "domain">,
  { status, finalUrl, redirects, body }: Page,
  { links, noindexSource, canonical, text, whole }: PageFindings,
  robotsTxt: RobotsAnswer,
): Evidence {
  const reachable = status >= 200 && status < 300;
  const seen = {
    url,
    finalUrl,
    redirects,
    reachable,
    links,
    canonical,
    robotsTxt,
    noindexSource,
    httpStatus: status,
    noindex: noindexSource !== null,
    textShare: reachable ? text.share : null,
    textHash: reachable ? sha256(text.standing) : null,
    bodyHash: sha256(body),
  };
  return { ...seen, problems: [...problemsOf(seen, domain), ...(whole ? [] : [tooManyTags])] };
}

const sha256 = (text: string): string => createHash("sha256").update(text).digest("hex");

/** A site without a robots.txt allows everything; one that can't be asked says nothing. */
async function askRobotsTxt(address: string, options: FetchOptions): Promise<RobotsAnswer> {
  try {
    const { status, body } = await guardedFetch(new URL("/robots.txt", address).href, {
      ...options,
      timeoutMilliseconds: Math.min(options.timeoutMilliseconds ?? Infinity, 5_000),
      maxBytes: 500_000,
    });
    if (status >= 500) return "unread";
    return status < 300 && isKeptOut(body, address) ? "blocks" : "allows";
  } catch (error) {
    if (error instanceof FetchRefused) return "unread";
    throw error;
  }
}

/** Looks at an order's publication that prove something. */
const isEvidence = (orderId: string) => and(eq(linkCheck.orderId, orderId), not(linkCheck.unsure));

/** The newest look at a publication, or at one address of it since a moment; undefined when nobody looked yet. */
export async function findLastCheck(
  reader: Reader,
  orderId: string,
  of?: { url: string; since: Date },
): Promise<{ passed: boolean; evidence: Evidence } | undefined> {
  const isOf = of && and(gte(linkCheck.checkedAt, of.since), sql`${linkCheck.evidence} ->> 'url' = ${of.url}`);
  const [row] = await reader
    .select({ passed: linkCheck.passed, evidence: linkCheck.evidence })
    .from(linkCheck)
    .where(and(isEvidence(orderId), isOf))
    .orderBy(desc(linkCheck.checkedAt), desc(linkCheck.id))
    .limit(1);
  return row;
}

/** What the last look until a moment found; undefined where nobody had looked. */
export async function evidenceUntil(reader: Reader, orderId: string, moment: Date): Promise<Evidence | undefined> {
  const [row] = await reader
    .select({ evidence: linkCheck.evidence })
    .from(linkCheck)
    .where(and(isEvidence(orderId), lte(linkCheck.checkedAt, moment)))
    .orderBy(desc(linkCheck.checkedAt), desc(linkCheck.id))
    .limit(1);
  return row?.evidence;
}

/** What the first look from a moment on found; undefined where nobody has looked since. */
export async function evidenceSince(reader: Reader, orderId: string, moment: Date): Promise<Evidence | undefined> {
  const [row] = await reader
    .select({ evidence: linkCheck.evidence })
    .from(linkCheck)
    .where(and(isEvidence(orderId), gte(linkCheck.checkedAt, moment)))
    .orderBy(linkCheck.checkedAt, linkCheck.id)
    .limit(1);
  return row?.evidence;
}

import { createHash, randomInt } from "node:crypto";
import { FetchRefused } from "#platform/http/outgoing/guarded-address.ts";
import { type Fetched, type FetchOptions, guardedFetch } from "#platform/http/outgoing/guarded-fetch.ts";
import { inThread, orGivenUp } from "#platform/threads/threads.ts";
import { catalogue } from "#platform/words/catalogue.ts";
import {
  type Evidence,
  evidenceProblems,
  nothingFound,
  type ReaderAnswer,
  type RobotsAnswer,
  sameAddress,
} from "../evidence.ts";
import { hasScripts, lookAtPage, type PageFindings, type SameAddresses, type Twins } from "../page.ts";
import { isKeptOut } from "../robots-txt.ts";

const lookInThread = inThread(new URL("../page.ts", import.meta.url), lookAtPage);

const texts = catalogue("proof.looks", {
  tooManyTags: "The page has more tags, or nests them deeper, than can be read. Only its beginning was read.",
  tooLong: "The page takes too long to read.",
  otherForReaders: (problem: string) => `Readers are shown another page than our check: ${problem}`,
  leadsOn: (url: string) => `The page sends its readers on to ${url}.`,
  addedLink: (url: string) => `The text has a link that wasn't booked: ${url}.`,
});

/** `text` is HTML; the page must stay on the outlet's `domain`. */
type LookedText = { url: string; text: string; domain?: string | undefined };

export type LookOptions = FetchOptions & {
  /** Renders the page by its scripts, asked when a promised link is missing from the site's HTML. */
  render?: ((url: string) => Promise<string | undefined>) | undefined;
  /** At random, so that no site knows when a look also comes as a reader. */
  asksAsReader?: () => boolean;
};

const readerAgent =
  "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36";

const atRandom = (): boolean => randomInt(3) === 0;

/** Looks as a reader and as a robot would (R10.3). Never throws for the page's behavior. */
export async function lookAtPublication(looked: LookedText, options: LookOptions): Promise<Evidence> {
  const { render, asksAsReader = atRandom, ...given } = options;
  const fetching = { ports: "any at given hosts", ...given } as const;
  try {
    const page = await guardedFetch(looked.url, fetching);
    const found = await readFetched(page, looked, { fetching, render });
    const robotsTxt = isReached(page) ? await askRobotsTxt(page.finalUrl, fetching) : "unread";
    const evidence = evidenceOf(looked, page, found, robotsTxt);
    if (!evidence.reachable || !asksAsReader()) return evidence;
    const { readers, problems } = await askAsReader(looked, evidence, fetching);
    return { ...evidence, readers, problems: [...evidence.problems, ...problems] };
  } catch (error) {
    if (!(error instanceof FetchRefused)) throw error;
    return { ...nothingFound(looked.url), problems: [error.message] };
  }
}

const isReached = ({ status }: Pick<Fetched, "status">): boolean => status >= 200 && status < 300;

type Means = { fetching: FetchOptions; render: LookOptions["render"] };

/**
 * Renders the page when promised links are missing and keeps the better result. Scripts may show hidden elements, so
 * their pages need a browser.
 */
async function readFetched(page: Fetched, looked: LookedText, { fetching, render }: Means): Promise<PageFindings> {
  const html = isReached(page) ? page.body : "";
  const read = (body: string, hidesByStyle: boolean) => readHtml(page, body, looked, fetching, hidesByStyle);
  const unstyled = () => read(html, !hasScripts(html));
  if (!render || !isReached(page)) return unstyled();
  const found = await read(html, true);
  if (missingIn(found) === 0) return found;
  const rendered = await render(page.finalUrl);
  if (!rendered) return unstyled();
  const drawn = await read(rendered, true);
  return missingIn(drawn) < missingIn(found) ? drawn : found;
}

const missingIn = ({ links }: PageFindings): number => links.filter((link) => !link.found).length;

/** Reads again when a missing link's twin leads to the same place. */
async function readHtml(
  page: Fetched,
  html: string,
  { text, domain }: LookedText,
  fetching: FetchOptions,
  hidesByStyle: boolean,
): Promise<PageFindings> {
  const headers = { robots: page.headers.get("x-robots-tag"), link: page.headers.get("link") };
  const served = { html, url: page.finalUrl, headers, domain };
  const read = async (same: SameAddresses): Promise<PageFindings> => {
    const found = await orGivenUp(lookInThread(served, text, same, hidesByStyle));
    if (!found) throw new FetchRefused(texts.tooLong);
    return found;
  };
  const found = await read({});
  const same = await sameOf(found.twins, fetching);
  return Object.keys(same).length > 0 ? read(same) : found;
}

const twinsMax = 5;

/** Either address may lead to the other. */
async function sameOf(twins: Twins[], fetching: FetchOptions): Promise<SameAddresses> {
  const same: SameAddresses = {};
  for (const { promised, found } of twins.slice(0, twinsMax))
    for (const twin of new Set(found))
      if ((await leadsTo(twin, promised, fetching)) || (await leadsTo(promised, twin, fetching))) same[twin] = promised;
  return same;
}

async function leadsTo(from: string, to: string, fetching: FetchOptions): Promise<boolean> {
  try {
    const { redirects } = await guardedFetch(from, { ...fetching, timeoutMilliseconds: 5_000 });
    return redirects.some((address) => sameAddress(address, to));
  } catch (error) {
    if (error instanceof FetchRefused) return false;
    throw error;
  }
}

type ReadersPage = { readers: ReaderAnswer; problems: string[] };

/** Returns problems that only readers see; none when the site refuses readers without a browser. */
async function askAsReader(looked: LookedText, seen: Evidence, fetching: FetchOptions): Promise<ReadersPage> {
  try {
    const page = await guardedFetch(looked.url, { ...fetching, userAgent: readerAgent });
    if (!isReached(page)) return turnedAway;
    const found = await readHtml(page, page.body, looked, fetching, !hasScripts(page.body));
    const shown = evidenceOf(looked, page, found, seen.robotsTxt);
    const hidden = shown.problems.filter((problem) => !seen.problems.includes(problem));
    return { readers: hidden.length > 0 ? "other" : "same", problems: hidden.map(texts.otherForReaders) };
  } catch (error) {
    if (error instanceof FetchRefused) return turnedAway;
    throw error;
  }
}

const turnedAway: ReadersPage = { readers: "unread", problems: [] };

type Page = Pick<Fetched, "status" | "finalUrl" | "redirects" | "body">;

export function evidenceOf(
  { url, domain }: Pick<LookedText, "url" | "domain">,
  { status, finalUrl, redirects, body }: Page,
  { links, noindexSource, canonical, text, leadsOn, added, whole }: PageFindings,
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
    readers: "unasked" as const,
    noindexSource,
    httpStatus: status,
    noindex: noindexSource !== null,
    textShare: reachable ? text.share : null,
    textHash: reachable ? sha256(text.standing) : null,
    bodyHash: sha256(body),
  };
  const problems = [
    ...evidenceProblems(seen, domain),
    ...(reachable && leadsOn ? [texts.leadsOn(leadsOn)] : []),
    ...(reachable ? added.map(texts.addedLink) : []),
    ...(whole ? [] : [texts.tooManyTags]),
  ];
  return { ...seen, problems };
}

const sha256 = (text: string): string => createHash("sha256").update(text).digest("hex");

/** A site without robots.txt allows everything; an unreachable one gives `unread`. */
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

import type { BookedHyperlinkKind } from "#formats/format.ts";
import { isOnDomain } from "#media/on-domain.ts";
import { catalogue } from "#platform/words/catalogue.ts";

/** Sentences of what a look found wrong, kept with its evidence. */
const texts = catalogue("proof.problems", {
  leadsAway: (domain: string, url: string) => `The page leads away from ${domain}, to ${url}.`,
  answers: (status: number) => `The page answers ${status}.`,
  unreachable: "The page can't be reached.",
  noindex: (source: string | null) => `The page asks search engines not to index it (${source}).`,
  linkMissing: (url: string) => `The link to ${url} is missing.`,
  wrongKind: (url: string, rel: string | null) => `The link to ${url} should be Dofollow but has rel="${rel}".`,
  robotsTxt: "The site's robots.txt keeps search engines from the page.",
  wrongAnchor: (url: string, anchor: string) => `The link to ${url} should be anchored to “${anchor}”.`,
  textMissing: "Less than half of the approved text is on the page.",
  otherOriginal: (url: string) => `The page names another one as its original (canonical): ${url}.`,
});

export type PromisedLink = { href: string; kind: BookedHyperlinkKind; anchor: string };

/** `href` is absolute. */
export type FoundLink = { href: string; anchor: string; rel: string };

export type LinkFinding = Omit<PromisedLink, "anchor"> & {
  promisedAnchor: string;
  found: boolean;
  anchor: string | null;
  rel: string | null;
  kindHolds: boolean;
  anchorHolds: boolean;
};

/** `unread` when the site's robots.txt could not be fetched. */
export const robotsAnswers = ["allows", "blocks", "unread"] as const;
export type RobotsAnswer = (typeof robotsAnswers)[number];

/** `unasked` when the look came as a robot alone; `unread` when the site turned a reader away. */
export const readerAnswers = ["unasked", "same", "other", "unread"] as const;
export type ReaderAnswer = (typeof readerAnswers)[number];

/** One look's findings (R10.3); both sides see the same. */
export type Evidence = {
  url: string;
  finalUrl: string | null;
  redirects: string[];
  httpStatus: number | null;
  reachable: boolean;
  noindex: boolean;
  /** "meta robots" or "X-Robots-Tag". */
  noindexSource: string | null;
  robotsTxt: RobotsAnswer;
  /** Missing from older looks. */
  readers?: ReaderAnswer;
  canonical: string | null;
  links: LinkFinding[];
  /** Share of the approved text found on the page, 0 to 1; null when not compared. */
  textShare: number | null;
  /** SHA-256 (hex) of the approved words found, so changes around them don't matter. */
  textHash: string | null;
  /** SHA-256 of the body, hex. */
  bodyHash: string | null;
  problems: string[];
};

/** Editors may shorten and correct; below this the publication is not the booked one. */
const textShareMin = 0.5;

export function kindOfRel(rel: string): BookedHyperlinkKind {
  const words = rel.toLowerCase().split(/\s+/);
  if (words.includes("sponsored")) return "Sponsored";
  return words.includes("nofollow") || words.includes("ugc") ? "Nofollow" : "Dofollow";
}

/** A Nofollow or Sponsored link that passes more is no loss to the buyer. */
function kindHolds(promised: BookedHyperlinkKind, found: BookedHyperlinkKind): boolean {
  return promised === "Dofollow" ? found === "Dofollow" : true;
}

/** Editors may add or drop words of an anchor. An empty promised anchor belongs to a picture. */
function anchorHolds(promised: string, found: string): boolean {
  const [one, other] = [folded(promised), folded(found)];
  return one === "" || one === other || (other !== "" && (one.includes(other) || other.includes(one)));
}

const folded = (anchor: string): string => anchor.normalize("NFKC").toLowerCase().replaceAll(/\s+/g, " ").trim();

/** Ignores the fragment, a trailing slash and the host's letter case, as a browser would. */
export function sameAddress(one: string, other: string): boolean {
  return plainAddress(one) === plainAddress(other);
}

/** True when only `http(s)` or `www` differ; a look finds out whether one leads to the other. */
export const areTwins = (one: string, other: string): boolean =>
  !sameAddress(one, other) && bareAddress(one) === bareAddress(other);

const bareAddress = (address: string): string => plainAddress(address).replace(/^https?:\/\/(www\.)?/, "");

function plainAddress(address: string): string {
  if (!URL.canParse(address)) return address;
  const url = new URL(address);
  url.hash = "";
  return url.href.replace(/\/$/, "");
}

/** Among several links to the same address the best one counts. */
export function matchLinks(promised: PromisedLink[], found: FoundLink[]): LinkFinding[] {
  return promised.map(({ anchor: promisedAnchor, ...link }) => {
    const holds = ({ rel, anchor }: FoundLink) => ({
      kindHolds: kindHolds(link.kind, kindOfRel(rel)),
      anchorHolds: anchorHolds(promisedAnchor, anchor),
    });
    const worth = (candidate: FoundLink) =>
      (holds(candidate).kindHolds ? 2 : 0) + (holds(candidate).anchorHolds ? 1 : 0);
    const candidates = found.filter(({ href }) => sameAddress(href, link.href));
    const [best] = candidates.toSorted((one, other) => worth(other) - worth(one));
    const { anchor = null, rel = null } = best ?? {};
    const kept = best ? holds(best) : { kindHolds: false, anchorHolds: false };
    return { ...link, promisedAnchor, found: best !== undefined, anchor, rel, ...kept };
  });
}

type SeenPage = Omit<Evidence, "problems">;

export const nothingFound = (url: string): SeenPage => ({
  url,
  finalUrl: null,
  redirects: [],
  httpStatus: null,
  reachable: false,
  noindex: false,
  noindexSource: null,
  robotsTxt: "unread",
  readers: "unasked",
  canonical: null,
  links: [],
  textShare: null,
  textHash: null,
  bodyHash: null,
});

/** Returns sentences that both sides read; none means passed. The page must stay on the outlet's `domain`. */
export const evidenceProblems = (seen: SeenPage, domain: string | undefined): string[] => [
  ...presenceProblems(seen, domain),
  ...comparisonProblems(seen, domain),
];

/** The page or its links are missing. */
export function presenceProblems(seen: SeenPage, domain: string | undefined): string[] {
  const { reachable, httpStatus, noindex, noindexSource, links, finalUrl } = seen;
  const hasLeft = finalUrl && domain && !isOnDomain(finalUrl, domain);
  const left = hasLeft ? [texts.leadsAway(domain, finalUrl)] : [];
  if (!reachable) return [httpStatus ? texts.answers(httpStatus) : texts.unreachable, ...left];
  return [
    ...(noindex ? [texts.noindex(noindexSource)] : []),
    ...links.filter(({ found }) => !found).map(({ href }) => texts.linkMissing(href)),
    ...links
      .filter(({ found, kindHolds: holds }) => found && !holds)
      .map(({ href, rel }) => texts.wrongKind(href, rel)),
    ...left,
  ];
}

/** The page differs from the approved text. */
function comparisonProblems(seen: SeenPage, domain: string | undefined): string[] {
  const { reachable, links, robotsTxt, textShare } = seen;
  if (!reachable) return [];
  return [
    ...(robotsTxt === "blocks" ? [texts.robotsTxt] : []),
    ...canonicalProblems(seen, domain),
    ...links
      .filter(({ found, anchorHolds: holds }) => found && !holds)
      .map(({ href, promisedAnchor }) => texts.wrongAnchor(href, promisedAnchor)),
    ...(textShare !== null && textShare < textShareMin ? [texts.textMissing] : []),
  ];
}

/** A canonical may be another address of the site, such as one without parameters, but not the front page. */
function canonicalProblems({ canonical, finalUrl }: SeenPage, domain: string | undefined): string[] {
  if (!canonical || !finalUrl) return [];
  const isFrontPage = new URL(canonical).pathname === "/" && new URL(finalUrl).pathname !== "/";
  const isElsewhere = domain !== undefined && !isOnDomain(canonical, domain);
  return isFrontPage || isElsewhere ? [texts.otherOriginal(canonical)] : [];
}

// As an array, since jsonb reorders an object's fields.
const foundOf = ({ href, found, anchor, rel }: LinkFinding) => [href, found, anchor, rel];

/** Pictures a page when it comes out and whenever it has changed; an unanswered request has no picture. */
export function isPictured(before: Evidence | undefined, now: Evidence): boolean {
  if (now.finalUrl === null) return false;
  const compared = ({ url, finalUrl, httpStatus, links, textHash, problems }: Evidence) =>
    JSON.stringify([url, finalUrl, httpStatus, links.map(foundOf), textHash, problems]);
  return !before || compared(before) !== compared(now);
}

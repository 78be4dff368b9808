import type { BookedHyperlinkKind } from "#formats/format.ts";
import { isOnDomain } from "#media/on-domain.ts";

/** A link as the approved text has it, and so as the publication must carry it. */
export type PromisedLink = { href: string; kind: BookedHyperlinkKind; anchor: string };

/** A link found on the page: its absolute address and what its `rel` makes of it. */
export type FoundLink = { href: string; anchor: string; rel: string };

export type LinkFinding = Omit<PromisedLink, "anchor"> & {
  promisedAnchor: string;
  found: boolean;
  anchor: string | null;
  rel: string | null;
  kindHolds: boolean;
  anchorHolds: boolean;
};

/** What the site's robots.txt says of the page; `unread` where it could not be had. */
export const robotsAnswers = ["allows", "blocks", "unread"] as const;
export type RobotsAnswer = (typeof robotsAnswers)[number];

/** What one look at the publication showed (R10.3); both sides see the same. */
export type Evidence = {
  url: string;
  finalUrl: string | null;
  redirects: string[];
  httpStatus: number | null;
  reachable: boolean;
  noindex: boolean;
  /** Where noindex was said: "meta robots", "X-Robots-Tag". */
  noindexSource: string | null;
  robotsTxt: RobotsAnswer;
  /** The address that the page names as its original. */
  canonical: string | null;
  links: LinkFinding[];
  /** How much of the approved text stands on the page, 0 to 1; null where it was not compared. */
  textShare: number | null;
  /** SHA-256 of what stands of the approved text, hex: the same as long as that does not change, whatever is around it. */
  textHash: string | null;
  /** SHA-256 of the body, hex. */
  bodyHash: string | null;
  problems: string[];
};

/** With less of the approved text on the page, the publication is not what was booked. Editors may shorten and correct. */
const textShareMin = 0.5;

/** The kind that a `rel` attribute makes of a link. */
export function kindOfRel(rel: string): BookedHyperlinkKind {
  const words = rel.toLowerCase().split(/\s+/);
  if (words.includes("sponsored")) return "Sponsored";
  return words.includes("nofollow") || words.includes("ugc") ? "Nofollow" : "Dofollow";
}

/** A Dofollow must be one; a Nofollow or Sponsored that turns out to pass more is no loss to the buyer. */
function kindHolds(promised: BookedHyperlinkKind, found: BookedHyperlinkKind): boolean {
  return promised === "Dofollow" ? found === "Dofollow" : true;
}

/** Editors may add a word to an anchor or leave one out; letter case and white space don't matter. A picture has none. */
function anchorHolds(promised: string, found: string): boolean {
  const [one, other] = [folded(promised), folded(found)];
  return one === "" || one === other || (other !== "" && (one.includes(other) || other.includes(one)));
}

const folded = (anchor: string): string => anchor.normalize("NFKC").toLowerCase().replaceAll(/\s+/g, " ").trim();

/** Compares addresses as a browser would follow them: fragment, a trailing slash and the host's letters' case don't matter. */
export function sameAddress(one: string, other: string): boolean {
  return plainAddress(one) === plainAddress(other);
}

/** True for two addresses that differ by `http` or `https`, or by `www`, alone: whether one leads to the other, a look finds out. */
export const areTwins = (one: string, other: string): boolean =>
  !sameAddress(one, other) && bareAddress(one) === bareAddress(other);

const bareAddress = (address: string): string => plainAddress(address).replace(/^https?:\/\/(www\.)?/, "");

function plainAddress(address: string): string {
  if (!URL.canParse(address)) return address;
  const url = new URL(address);
  url.hash = "";
  return url.href.replace(/\/$/, "");
}

/** Each promised link beside what the page has; among several to the same address the best one counts. */
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

/** The evidence of an address that answered nothing. */
export const nothingFound = (url: string): SeenPage => ({
  url,
  finalUrl: null,
  redirects: [],
  httpStatus: null,
  reachable: false,
  noindex: false,
  noindexSource: null,
  robotsTxt: "unread",
  canonical: null,
  links: [],
  textShare: null,
  textHash: null,
  bodyHash: null,
});

/** What keeps a publication from passing, in sentences that both sides read. `domain` is the outlet's, which the page must not leave. */
export const problemsOf = (seen: SeenPage, domain: string | undefined): string[] => [
  ...presenceProblems(seen, domain),
  ...comparisonProblems(seen, domain),
];

/** Whether the page and its links are there at all. */
export function presenceProblems(seen: SeenPage, domain: string | undefined): string[] {
  const { reachable, httpStatus, noindex, noindexSource, links, finalUrl } = seen;
  const hasLeft = finalUrl && domain && !isOnDomain(finalUrl, domain);
  const left = hasLeft ? [`The page leads away from ${domain}, to ${finalUrl}.`] : [];
  if (!reachable) return [httpStatus ? `The page answers ${httpStatus}.` : "The page can't be reached.", ...left];
  return [
    ...(noindex ? [`The page asks search engines not to index it (${noindexSource}).`] : []),
    ...links.filter(({ found }) => !found).map(({ href }) => `The link to ${href} is missing.`),
    ...links
      .filter(({ found, kindHolds: holds }) => found && !holds)
      .map(({ href, rel }) => `The link to ${href} should be Dofollow but has rel="${rel}".`),
    ...left,
  ];
}

/** Whether what is there is what was approved. */
function comparisonProblems(seen: SeenPage, domain: string | undefined): string[] {
  const { reachable, links, robotsTxt, textShare } = seen;
  if (!reachable) return [];
  return [
    ...(robotsTxt === "blocks" ? ["The site's robots.txt keeps search engines from the page."] : []),
    ...canonicalProblems(seen, domain),
    ...links
      .filter(({ found, anchorHolds: holds }) => found && !holds)
      .map(({ href, promisedAnchor }) => `The link to ${href} should be anchored to “${promisedAnchor}”.`),
    ...(textShare !== null && textShare < textShareMin
      ? ["Less than half of the approved text stands on the page."]
      : []),
  ];
}

/** A page may name another address of its own site, such as one without parameters, but neither another site nor the front page. */
function canonicalProblems({ canonical, finalUrl }: SeenPage, domain: string | undefined): string[] {
  if (!canonical || !finalUrl) return [];
  const isFrontPage = new URL(canonical).pathname === "/" && new URL(finalUrl).pathname !== "/";
  const isElsewhere = domain !== undefined && !isOnDomain(canonical, domain);
  return isFrontPage || isElsewhere ? [`The page names another one as its original (canonical): ${canonical}.`] : [];
}

// As a row of values: the database keeps the fields of an object in an order of its own.
const foundOf = ({ href, found, anchor, rel }: LinkFinding) => [href, found, anchor, rel];

/** A page is pictured when it comes out, and whenever a look finds it changed; one that did not answer has no picture. */
export function isPictured(before: Evidence | undefined, now: Evidence): boolean {
  if (now.finalUrl === null) return false;
  const compared = ({ url, finalUrl, httpStatus, links, textHash, problems }: Evidence) =>
    JSON.stringify([url, finalUrl, httpStatus, links.map(foundOf), textHash, problems]);
  return !before || compared(before) !== compared(now);
}

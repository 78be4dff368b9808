import type { BookedHyperlinkKind } from "#formats/format.ts";

/** A link as the approved text has it, and so as the publication must carry it. */
export type PromisedLink = { href: string; kind: BookedHyperlinkKind };

/** A link found on the page: its absolute address and what its `rel` makes of it. */
export type FoundLink = { href: string; anchor: string; rel: string };

export type LinkFinding = PromisedLink & {
  found: boolean;
  anchor: string | null;
  rel: string | null;
  kindHolds: boolean;
};

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
  links: LinkFinding[];
  /** SHA-256 of the body, hex. */
  bodyHash: string | null;
  problems: string[];
};

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

/** Compares addresses as a browser would follow them: fragment, a trailing slash and the host's letters' case don't matter. */
export function sameAddress(one: string, other: string): boolean {
  return canonical(one) === canonical(other);
}

function canonical(address: string): string {
  if (!URL.canParse(address)) return address;
  const url = new URL(address);
  url.hash = "";
  return url.href.replace(/\/$/, "");
}

/** Each promised link beside what the page has; among several to the same address the best one counts. */
export function matchLinks(promised: PromisedLink[], found: FoundLink[]): LinkFinding[] {
  return promised.map((link) => {
    const candidates = found.filter(({ href }) => sameAddress(href, link.href));
    const best = candidates.find(({ rel }) => kindHolds(link.kind, kindOfRel(rel))) ?? candidates[0];
    return {
      ...link,
      found: best !== undefined,
      anchor: best?.anchor ?? null,
      rel: best?.rel ?? null,
      kindHolds: best !== undefined && kindHolds(link.kind, kindOfRel(best.rel)),
    };
  });
}

/** What keeps a publication from passing, in sentences that both sides read. */
export function problemsOf({
  reachable,
  httpStatus,
  noindex,
  noindexSource,
  links,
}: Omit<Evidence, "problems">): string[] {
  if (!reachable) return [httpStatus ? `The page answers ${httpStatus}.` : "The page can't be reached."];
  return [
    ...(noindex ? [`The page asks search engines not to index it (${noindexSource}).`] : []),
    ...links.filter(({ found }) => !found).map(({ href }) => `The link to ${href} is missing.`),
    ...links
      .filter(({ found, kindHolds: holds }) => found && !holds)
      .map(({ href, rel }) => `The link to ${href} should be Dofollow but has rel="${rel}".`),
  ];
}

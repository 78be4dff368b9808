import { pageBounds, readHtml } from "#platform/contract/read-html.ts";
import { type FoundLink, kindOfRel, type LinkFinding, matchLinks, type PromisedLink } from "./evidence.ts";
import { matchText, type TextMatch } from "./text-match.ts";

/** `whole` is false for a page with more tags than are read; what was found until then stands. */
export type PageContent = {
  links: FoundLink[];
  metaRobots: string[];
  canonical: string | null;
  /** What a reader sees, without its markup. */
  text: string;
  whole: boolean;
};

/** What came with a page that concerns robots. */
export type PageHeaders = { robots: string | null; link: string | null };

/** What a published page says, as far as it concerns an order. */
export type PageFindings = {
  links: LinkFinding[];
  noindexSource: string | null;
  canonical: string | null;
  text: TextMatch;
  whole: boolean;
};

/**
 * Compares a published page with the approved text (HTML): its links, its words, and what it tells robots. A page may be made to
 * hold its reader: called in a thread of its own.
 */
export function lookAtPage(html: string, pageUrl: string, approved: string, headers: PageHeaders): PageFindings {
  const page = readPage(html, pageUrl);
  const found = isPageNofollow(page.metaRobots, headers.robots)
    ? page.links.map((link) => ({ ...link, rel: `${link.rel} nofollow`.trim() }))
    : page.links;
  const booked = readPage(approved, pageUrl);
  return {
    links: matchLinks(booked.links.map(asPromised), found),
    noindexSource: noindexSource(page.metaRobots, headers.robots),
    canonical: page.canonical ?? canonicalOf(headers.link, pageUrl),
    text: matchText(booked.text, page.text),
    whole: page.whole,
  };
}

const asPromised = ({ href, anchor, rel }: FoundLink): PromisedLink => ({ href, anchor, kind: kindOfRel(rel) });

/** Reads a page: its links with what they are anchored to, its text, and what it tells robots. Addresses are made absolute. */
export function readPage(html: string, pageUrl: string): PageContent {
  const content: PageContent = { links: [], metaRobots: [], canonical: null, text: "", whole: true };
  let base = pageUrl;
  let open: FoundLink | undefined;
  let unseen = 0;
  const absolute = (href: string | undefined) =>
    href && URL.canParse(href, base) ? new URL(href, base).href : undefined;
  const reading = {
    onopentag(name: string, { href, rel = "", ...attributes }: Record<string, string>) {
      if (isUnseen(name)) unseen += 1;
      if (!inline.has(name)) content.text += " ";
      const address = absolute(href);
      if (name === "base") base = address ?? base;
      if (name === "meta" && ["robots", "googlebot"].includes(attributes.name?.toLowerCase() ?? ""))
        content.metaRobots.push(attributes.content ?? "");
      if (name === "link" && rel.toLowerCase().split(/\s+/).includes("canonical"))
        content.canonical ??= address ?? null;
      if (name === "a" && address) {
        open = { href: address, anchor: "", rel };
        content.links.push(open);
      }
    },
    ontext(text: string) {
      if (open) open.anchor += text;
      if (unseen === 0) content.text += text;
    },
    onclosetag(name: string) {
      if (isUnseen(name)) unseen -= 1;
      if (!inline.has(name)) content.text += " ";
      if (name === "a") open = undefined;
    },
  };
  content.whole = readHtml(html, reading, pageBounds).whole;
  for (const link of content.links) link.anchor = link.anchor.replaceAll(/\s+/g, " ").trim();
  return content;
}

const isUnseen = (tag: string): boolean => ["script", "style", "template", "noscript", "title"].includes(tag);

/** These don't end a word; every other tag does. */
const inline = new Set(
  "a abbr b bdi bdo cite code em font i ins mark q s small span strong sub sup time u wbr".split(" "),
);

/** The original that a `Link` header names. */
function canonicalOf(linkHeader: string | null, pageUrl: string): string | null {
  const named = (linkHeader ?? "").split(",").find((part) => /;\s*rel="?canonical"?/i.test(part));
  const href = /<([^>]*)>/.exec(named ?? "")?.[1];
  return href && URL.canParse(href, pageUrl) ? new URL(href, pageUrl).href : null;
}

/** Where a page says noindex, if it does. `none` means both noindex and nofollow; a header may name a robot first. */
export function noindexSource(metaRobots: string[], robotsHeader: string | null): string | null {
  const says = (value: string) => /(^|[\s,:])(noindex|none)([\s,;]|$)/i.test(value);
  if (metaRobots.some(says)) return "meta robots";
  return robotsHeader && says(robotsHeader) ? "X-Robots-Tag" : null;
}

/** True when the page's robots tag makes every link on it nofollow. */
export function isPageNofollow(metaRobots: string[], robotsHeader: string | null): boolean {
  return [...metaRobots, robotsHeader ?? ""].some((value) => /(^|[\s,:])(nofollow|none)([\s,;]|$)/i.test(value));
}

import { pageBounds, readHtml } from "#platform/contract/read-html.ts";
import { type FoundLink, type LinkFinding, matchLinks, type PromisedLink } from "./evidence.ts";

/** `whole` is false for a page with more tags than are read; what was found until then stands. */
export type PageContent = { links: FoundLink[]; metaRobots: string[]; whole: boolean };

/** What a published page says, as far as it concerns an order. */
export type PageFindings = { links: LinkFinding[]; noindexSource: string | null; whole: boolean };

/** Reads a published page for the promised links. A page may be made to hold its reader: called in a thread of its own. */
export function lookAtPage(
  html: string,
  pageUrl: string,
  promised: PromisedLink[],
  robotsHeader: string | null,
): PageFindings {
  const { links, metaRobots, whole } = readPage(html, pageUrl);
  const found = isPageNofollow(metaRobots, robotsHeader)
    ? links.map((link) => ({ ...link, rel: `${link.rel} nofollow`.trim() }))
    : links;
  return { links: matchLinks(promised, found), noindexSource: noindexSource(metaRobots, robotsHeader), whole };
}

/** Reads a published page: its links with what they are anchored to, and what it tells robots. Addresses are made absolute. */
export function readPage(html: string, pageUrl: string): PageContent {
  const content: PageContent = { links: [], metaRobots: [], whole: true };
  let base = pageUrl;
  let open: FoundLink | undefined;
  const reading = {
    onopentag(name: string, attributes: Record<string, string>) {
      if (name === "base" && attributes.href && URL.canParse(attributes.href, pageUrl))
        base = new URL(attributes.href, pageUrl).href;
      if (name === "meta" && ["robots", "googlebot"].includes(attributes.name?.toLowerCase() ?? ""))
        content.metaRobots.push(attributes.content ?? "");
      if (name === "a" && attributes.href && URL.canParse(attributes.href, base)) {
        open = { href: new URL(attributes.href, base).href, anchor: "", rel: attributes.rel ?? "" };
        content.links.push(open);
      }
    },
    ontext(text: string) {
      if (open) open.anchor += text;
    },
    onclosetag(name: string) {
      if (name === "a") open = undefined;
    },
  };
  content.whole = readHtml(html, reading, pageBounds).whole;
  for (const link of content.links) link.anchor = link.anchor.replaceAll(/\s+/g, " ").trim();
  return content;
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

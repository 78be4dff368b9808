import { Parser } from "htmlparser2";
import type { FoundLink } from "./evidence.ts";

export type PageContent = { links: FoundLink[]; metaRobots: string[] };

/** Reads a published page: its links with what they are anchored to, and what it tells robots. Addresses are made absolute. */
export function readPage(html: string, pageUrl: string): PageContent {
  const content: PageContent = { links: [], metaRobots: [] };
  let base = pageUrl;
  let open: FoundLink | undefined;
  const parser = new Parser({
    onopentag(name, attributes) {
      if (name === "base" && attributes.href && URL.canParse(attributes.href, pageUrl))
        base = new URL(attributes.href, pageUrl).href;
      if (name === "meta" && ["robots", "googlebot"].includes(attributes.name?.toLowerCase() ?? ""))
        content.metaRobots.push(attributes.content ?? "");
      if (name === "a" && attributes.href && URL.canParse(attributes.href, base)) {
        open = { href: new URL(attributes.href, base).href, anchor: "", rel: attributes.rel ?? "" };
        content.links.push(open);
      }
    },
    ontext(text) {
      if (open) open.anchor += text;
    },
    onclosetag(name) {
      if (name === "a") open = undefined;
    },
  });
  parser.write(html);
  parser.end();
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

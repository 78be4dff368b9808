import { isOnDomain } from "#media/on-domain.ts";
import { pageBounds, readHtml } from "#platform/contract/read-html.ts";
import {
  areTwins,
  type FoundLink,
  kindOfRel,
  type LinkFinding,
  matchLinks,
  type PromisedLink,
  sameAddress,
} from "./evidence.ts";
import { isPageNofollow, isRobotsMeta, noindexSource } from "./robots-directives.ts";
import { effectOf, type Hidden, hiddenBy, isHiddenBy } from "./style-sheet.ts";
import { articleOf, matchText, type TextMatch } from "./text-match.ts";

/** `whole` is false when the page has more tags than are read; the rest still counts. */
export type PageContent = {
  links: FoundLink[];
  metaRobots: string[];
  canonical: string | null;
  /** Target of a `refresh`. */
  leadsOn: string | null;
  text: string;
  /** Offsets in the text, in the links' order. */
  places: number[];
  whole: boolean;
};

type PageHeaders = { robots: string | null; link: string | null };

/** `domain` is the outlet's; undefined once the outlet is deleted. */
export type ServedPage = { html: string; url: string; headers: PageHeaders; domain: string | undefined };

export type PageFindings = {
  links: LinkFinding[];
  noindexSource: string | null;
  canonical: string | null;
  leadsOn: string | null;
  /** Dofollow links to other sites within the text that were not approved. */
  added: string[];
  /** Missing promised links, each with links of the page that differ by `http` or `www` alone. */
  twins: Twins[];
  text: TextMatch;
  whole: boolean;
};

export type Twins = { promised: string; found: string[] };

/** Page addresses proven to lead to a promised one, by themselves. */
export type SameAddresses = Record<string, string>;

/**
 * Compares a page with the approved HTML. Call it in a thread of its own: a page may be made to hold its reader. With
 * `hidesByStyle`, elements that the page's own style sheets hide don't count.
 */
export function lookAtPage(
  { html, url: pageUrl, headers, domain }: ServedPage,
  approved: string,
  same: SameAddresses = {},
  hidesByStyle = false,
): PageFindings {
  const hidden = hidesByStyle ? hiddenBy(stylesOf(html)) : nothingHidden;
  const page = readPageContent(html, pageUrl, hidden);
  const isNofollow = isPageNofollow(page.metaRobots, headers.robots);
  const found = page.links.map((link) => ({
    ...link,
    href: same[link.href] ?? link.href,
    rel: isNofollow ? `${link.rel} nofollow`.trim() : link.rel,
  }));
  const booked = readPageContent(approved, pageUrl);
  const links = matchLinks(booked.links.map(asPromised), found);
  const article = articleOf(booked.text, page.text);
  return {
    links,
    leadsOn: page.leadsOn !== null && !sameAddress(page.leadsOn, pageUrl) ? page.leadsOn : null,
    added: addedLinks(
      found.filter((_link, index) => isWithin(article, page.places[index] ?? 0)),
      booked.links,
      { pageUrl, domain },
    ),
    twins: links
      .filter((link) => !link.found)
      .map(({ href }) => ({
        promised: href,
        found: found.map((link) => link.href).filter((each) => areTwins(each, href)),
      }))
      .filter((twins) => twins.found.length > 0),
    noindexSource: noindexSource(page.metaRobots, headers.robots),
    canonical: page.canonical ?? canonicalOf(headers.link, pageUrl),
    text: matchText(booked.text, page.text),
    whole: page.whole,
  };
}

const isWithin = (article: { from: number; until: number } | undefined, place: number): boolean =>
  article !== undefined && place > article.from && place < article.until;

type Site = { pageUrl: string; domain: string | undefined };

/** Unbooked dofollow links to other sites; `areTwins` of a booked link count as booked. */
function addedLinks(found: FoundLink[], booked: FoundLink[], { pageUrl, domain }: Site): string[] {
  const isOwn = ({ href }: FoundLink) =>
    hostOf(href) === hostOf(pageUrl) || (domain !== undefined && isOnDomain(href, domain));
  const isBooked = ({ href }: FoundLink) =>
    booked.some((link) => sameAddress(link.href, href) || areTwins(link.href, href));
  const added = found.filter((link) => /^https?:/.test(link.href) && !isOwn(link) && !isBooked(link));
  return [...new Set(added.filter(({ rel }) => kindOfRel(rel) === "Dofollow").map(({ href }) => href))];
}

const hostOf = (address: string): string =>
  URL.canParse(address) ? new URL(address).hostname.replace(/^www\./, "") : "";

const asPromised = ({ href, anchor, rel }: FoundLink): PromisedLink => ({ href, anchor, kind: kindOfRel(rel) });

const nothingHidden: Hidden = { names: new Set(), except: new Set() };

function stylesOf(html: string): string {
  let [css, isOpen] = ["", false];
  const reading = {
    onopentag: (name: string) => {
      isOpen = name === "style";
    },
    ontext: (text: string) => {
      if (isOpen) css += text;
    },
    onclosetag: () => {
      isOpen = false;
    },
  };
  if (/<style/i.test(html)) readHtml(html, reading, pageBounds);
  return css;
}

/** Scripts may show elements that the style sheets hide. */
export const hasScripts = (html: string): boolean => /<script/i.test(html);

const emptyPage = (): PageContent => ({
  links: [],
  metaRobots: [],
  canonical: null,
  leadsOn: null,
  text: "",
  places: [],
  whole: true,
});

/** Addresses become absolute. */
export function readPageContent(html: string, pageUrl: string, hidden = nothingHidden): PageContent {
  const content = emptyPage();
  let base = pageUrl;
  let open: FoundLink | undefined;
  // For each open tag, true when its content is invisible.
  const unseen: boolean[] = [];
  // Browsers with scripts act on nothing within these; a hidden `refresh` still works.
  const inert: boolean[] = [];
  const absolute = (href: string | undefined) =>
    href && URL.canParse(href, base) ? new URL(href, base).href : undefined;
  const reading = {
    onopentag(name: string, { href, rel = "", ...attributes }: Record<string, string>) {
      unseen.push(unseen.at(-1) === true || isUnseen(name, attributes, hidden));
      inert.push(inert.at(-1) === true || name === "noscript" || name === "template");
      if (!inline.has(name)) content.text += " ";
      const address = absolute(href);
      if (name === "base") base = address ?? base;
      if (name === "meta" && isRobotsMeta(attributes.name)) content.metaRobots.push(attributes.content ?? "");
      if (name === "link" && rel.toLowerCase().split(/\s+/).includes("canonical"))
        content.canonical ??= address ?? null;
      if (name === "meta" && attributes["http-equiv"]?.toLowerCase() === "refresh" && inert.at(-1) !== true)
        content.leadsOn ??= absolute(/url\s*=\s*['"]?([^'"]+)/i.exec(attributes.content ?? "")?.[1]?.trim()) ?? null;
      if (name === "a" && address && unseen.at(-1) !== true) {
        open = { href: address, anchor: "", rel };
        content.links.push(open);
        content.places.push(content.text.length);
      }
    },
    ontext(text: string) {
      if (open) open.anchor += text;
      if (unseen.at(-1) !== true) content.text += text;
    },
    onclosetag(name: string) {
      unseen.pop();
      inert.pop();
      if (!inline.has(name)) content.text += " ";
      if (name === "a") open = undefined;
    },
  };
  content.whole = readHtml(html, reading, pageBounds).whole;
  for (const link of content.links) link.anchor = link.anchor.replaceAll(/\s+/g, " ").trim();
  return content;
}

function isUnseen(tag: string, attributes: Record<string, string>, hiddenByStyle: Hidden): boolean {
  if (["script", "style", "template", "noscript", "title"].includes(tag) || attributes.hidden !== undefined)
    return true;
  const ownEffect = effectOf(attributes.style ?? "");
  if (ownEffect !== undefined || hiddenByStyle.names.size === 0) return ownEffect === "hides";
  const classes = (attributes.class ?? "").split(/\s+/).map((name) => `.${name}`);
  return isHiddenBy(hiddenByStyle, tag, [...classes, `#${attributes.id ?? ""}`]);
}

/** Every other tag ends a word. */
const inline = new Set(
  "a abbr b bdi bdo cite code em font i ins mark q s small span strong sub sup time u wbr".split(" "),
);

// RFC 8288: a comma within `<…>` or quotes ends no link.
const headerLink = /<([^<>]*)>((?:"(?:[^"\\]|\\.)*"|[^",])*)/g;
const headerParameter = /;\s*([^\s=;"]+)\s*=\s*(?:"((?:[^"\\]|\\.)*)"|([^\s;"]*))/g;

function canonicalOf(linkHeader: string | null, pageUrl: string): string | null {
  const links = [...(linkHeader ?? "").matchAll(headerLink)];
  const href = links.find(([, , parameters = ""]) => relsIn(parameters).includes("canonical"))?.[1];
  return href && URL.canParse(href, pageUrl) ? new URL(href, pageUrl).href : null;
}

function relsIn(parameters: string): string[] {
  const rel = [...parameters.matchAll(headerParameter)].find(([, name]) => name?.toLowerCase() === "rel");
  return (rel?.[2] ?? rel?.[3] ?? "").toLowerCase().split(/\s+/);
}

import { pageBounds, readHtml } from "#platform/contract/read-html.ts";

export type SiteSuggestions = {
  name: string | null;
  description: string | null;
  /** ISO 639-1. */
  language: string | null;
  /** An https address. */
  logo: string | null;
};

type Icon = { href: string; size: number };
type Head = { title: string; meta: Map<string, string>; lang: string; icons: Icon[] };

const nameMax = 120;
const descriptionMax = 2_000;

/**
 * Reads name, description, language and icon from a site's first page (R2.19), up to a maximum of tags. Run it in a
 * thread of its own: hostile pages may block their reader.
 */
export function readSite(html: string, pageUrl: string): SiteSuggestions {
  const { title, meta, lang, icons } = readHead(html, pageUrl);
  const description = meta.get("description") || meta.get("og:description") || "";
  const name = meta.get("og:site_name") || meta.get("application-name") || nameIn(title, pageUrl);
  return {
    name: name.slice(0, nameMax) || null,
    description: description.slice(0, descriptionMax) || null,
    language: languageOf(lang) ?? languageOf(meta.get("og:locale") ?? "") ?? null,
    logo: icons.sort((one, other) => other.size - one.size)[0]?.href ?? null,
  };
}

function readHead(html: string, pageUrl: string): Head {
  const head: Head = { title: "", meta: new Map(), lang: "", icons: [] };
  let isTitle = false;
  const reading = {
    onopentag(tag: string, attributes: Record<string, string>) {
      if (tag === "html") head.lang = attributes.lang ?? "";
      if (tag === "title" && head.title === "") isTitle = true;
      if (tag === "meta") noteMeta(head.meta, attributes);
      if (tag === "link") noteIcon(head.icons, attributes, pageUrl);
      // Drawings have titles of their own.
      if (tag === "svg" || tag === "body") isTitle = false;
    },
    ontext(text: string) {
      if (isTitle) head.title += text;
    },
    onclosetag(tag: string) {
      if (tag === "title") isTitle = false;
    },
  };
  readHtml(html, reading, pageBounds);
  return { ...head, title: plain(head.title) };
}

/** The first of each name wins. */
function noteMeta(meta: Map<string, string>, { name, property, content = "" }: Record<string, string>): void {
  const key = (name ?? property ?? "").toLowerCase();
  if (key && !meta.has(key)) meta.set(key, plain(content));
}

function noteIcon(icons: Icon[], { rel = "", href, sizes = "" }: Record<string, string>, pageUrl: string): void {
  const kinds = rel.toLowerCase().split(/\s+/);
  const isTouch = kinds.includes("apple-touch-icon");
  if (!href || !(isTouch || kinds.includes("icon")) || !URL.canParse(href, pageUrl)) return;
  const address = new URL(href, pageUrl).href;
  if (address.startsWith("https:"))
    icons.push({ href: address, size: Number.parseInt(sizes, 10) || (isTouch ? 180 : 16) });
}

/** Picks the title's part that spells the domain, else the first: `Home | Harbor Courier` gives Harbor Courier. */
function nameIn(title: string, pageUrl: string): string {
  const parts = title.split(/\s+[|–—·•-]\s+|:\s+/).filter(Boolean);
  const host = lettersOf(new URL(pageUrl).hostname);
  return parts.find((part) => lettersOf(part).length > 2 && host.includes(lettersOf(part))) ?? parts[0] ?? "";
}

const lettersOf = (text: string): string => text.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, "");
const plain = (text: string): string => text.replaceAll(/\s+/g, " ").trim();
const languageOf = (tag: string): string | undefined => /^[a-z]{2}(?=$|[-_])/i.exec(tag.trim())?.[0].toLowerCase();

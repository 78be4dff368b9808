import { readFileSync } from "node:fs";
import { promisify } from "node:util";
import { brotliCompress, constants } from "node:zlib";
import type { FastifyReply, FastifyRequest } from "fastify";
import { locale } from "#platform/words/catalogue.ts";
import { Html, html, json } from "../markup/html.ts";
import type { AppParts } from "./app-parts.ts";
import { takeOverElement } from "./take-over.ts";

/** A page that the server paints whole, without the app (decision 0171). */
export type PaintedPage = {
  title: string;
  description: string;
  /** The page's one address, for search engines and previews of links. */
  address: string;
  /** The page's stylesheet beside what all painted pages wear. */
  style: string;
  body: Html;
  /** 404 where the page says that nothing is here. */
  status?: 404;
  /** Set where search engines should follow the links but not list the page. */
  isUnlisted?: boolean;
  /** The page's facts in the words of schema.org. */
  structured?: object;
  /** The app comes to this page, and draws the same, once somebody types (decision 0177). */
  isTakenOver?: boolean;
};

type AskedPage = { query: URLSearchParams; id: string };

/** The app answers signed-in people, what a painter leaves to it, and queries that it does not take. */
type Painter = { paint: (asked: AskedPage) => Promise<PaintedPage | undefined>; takes?: readonly string[] | "any" };

/** Address → painter; `/media/{id}` for the pages below one. */
export type PaintedPages = Readonly<Record<string, Painter>>;

/** The app keeps this cookie while it holds a session: a hint that opens nothing. */
const signedInHint = "signed-in=1";
/** `arrive.js` adds it for a session without its hint, and the app takes it away. */
const openApp = "open";

/** Returns the visitor's page; undefined where the app answers. */
export async function paintedAt(
  pages: PaintedPages,
  { url, cookies, cookiePrefix }: { url: string; cookies: string[]; cookiePrefix: string },
): Promise<PaintedPage | undefined> {
  const [path = "", search] = url.split("?");
  const query = new URLSearchParams(search);
  if (query.has(openApp)) return undefined;
  const [, parent, id = ""] = /^(.*)\/([^/]+)$/.exec(path) ?? [];
  const { paint, takes = [] } = pages[path] ?? pages[`${parent}/{id}`] ?? {};
  const isTaken = takes === "any" || [...query.keys()].every((name) => takes.includes(name));
  return isTaken && !isSignedIn(cookies, cookiePrefix) ? paint?.({ query, id }) : undefined;
}

export const isSignedIn = (cookies: string[], cookiePrefix: string): boolean =>
  cookies.includes(cookiePrefix + signedInHint);

const compress = promisify(brotliCompress);
const brotli = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };

/** Answers a page that cookies decide about, compressed where the browser takes it. */
export async function sendPage(request: FastifyRequest, reply: FastifyReply, page: string): Promise<FastifyReply> {
  reply.header("cache-control", "no-cache").header("vary", "Cookie, Accept-Encoding").type("text/html; charset=utf-8");
  if (!/\bbr\b/.test(String(request.headers["accept-encoding"] ?? ""))) return reply.send(page);
  return reply.header("content-encoding", "br").send(await compress(page, brotli));
}

const styleIn = (file: string) => readFileSync(new URL(file, import.meta.url), "utf8");
const sharedStyle = styleIn("font-stacks.css") + styleIn("painted.css");

/** Returns the document in the visitor's theme. */
export function paintedDocument(
  page: PaintedPage,
  { scheme, app }: { scheme: string | undefined; app: AppParts },
): string {
  const { title, description, address, style, body, isTakenOver = false } = page;
  const faces = app.fonts.map(({ family, file }) => faceOf(family, file)).join("");
  return html`<!doctype html><html${scheme && html` data-mantine-color-scheme="${scheme}"`} lang="${locale}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="description" content="${description}"><link rel="canonical" href="${address}">${page.isUnlisted && html`<meta name="robots" content="noindex, follow">`}${page.structured !== undefined && html`<script type="application/ld+json">${json(page.structured)}</script>`}<meta property="og:type" content="website"><meta property="og:url" content="${address}"><meta property="og:title" content="${title}"><meta property="og:description" content="${description}"><meta name="theme-color" content="${scheme === "dark" ? "#15171b" : "#ffffff"}">${app.fonts.map(({ file }) => html`<link rel="preload" href="${file}" as="font" type="font/woff2" crossorigin>`)}<link rel="icon" href="/favicon.svg" type="image/svg+xml"><title>${title}</title>${!isTakenOver && html`<script src="/arrive.js"></script>`}<style data-painted>${new Html(faces + sharedStyle + style)}</style>${isTakenOver && html`${app.head}<script type="application/json" id="app">${json(app.entry)}</script>`}</head><body>${isTakenOver ? html`<div id="root" data-painted>${body}</div>${takeOverElement}` : body}</body></html>`
    .text;
}

const faceOf = (family: string, file: string): string =>
  `@font-face{font-family:"${family}";src:url("${file}") format("woff2");font-weight:400 700;font-display:swap}`;

import { promisify } from "node:util";
import { brotliCompress, constants } from "node:zlib";
import type { FastifyReply, FastifyRequest } from "fastify";
import { Html, html } from "./html.ts";

/** A page that the server paints whole, without the app (decision 0171). */
export type PaintedPage = {
  title: string;
  description: string;
  /** The page's one address, for search engines and previews of links. */
  address: string;
  /** The page's whole stylesheet. */
  style: string;
  body: Html;
};

/** Address → painter. The app takes over for people who are signed in, and where a link brings a query. */
export type PaintedPages = Readonly<Record<string, () => Promise<PaintedPage>>>;

/** The app keeps this cookie while it holds a session: a hint that opens nothing. */
const signedInHint = "signed-in=1";

/** Returns the painter of a visitor's page; undefined where the app answers. */
export function painterFor(
  pages: PaintedPages,
  { url, cookies, cookiePrefix }: { url: string; cookies: string[]; cookiePrefix: string },
): PaintedPages[string] | undefined {
  return isSignedIn(cookies, cookiePrefix) ? undefined : pages[url];
}

export const isSignedIn = (cookies: string[], cookiePrefix: string): boolean =>
  cookies.includes(cookiePrefix + signedInHint);

const compress = promisify(brotliCompress);
const brotli = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };

/** Answers the page in the visitor's theme, compressed where the browser takes it. */
export async function sendPainted(
  request: FastifyRequest,
  reply: FastifyReply,
  page: PaintedPage,
  isDark: boolean,
): Promise<FastifyReply> {
  reply.header("cache-control", "no-cache").header("vary", "Cookie, Accept-Encoding").type("text/html; charset=utf-8");
  const { text } = documentOf(page, isDark);
  if (!/\bbr\b/.test(String(request.headers["accept-encoding"] ?? ""))) return reply.send(text);
  return reply.header("content-encoding", "br").send(await compress(text, brotli));
}

/** `arrive.js` opens the app for people whose browser holds a session without the hint, and for links with a fragment. */
const documentOf = ({ title, description, address, style, body }: PaintedPage, isDark: boolean): Html =>
  html`<!doctype html><html${isDark && html` data-mantine-color-scheme="dark"`} lang="en-US"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="description" content="${description}"><link rel="canonical" href="${address}"><meta property="og:type" content="website"><meta property="og:url" content="${address}"><meta property="og:title" content="${title}"><meta property="og:description" content="${description}"><meta name="theme-color" content="${isDark ? "#15171b" : "#ffffff"}"><link rel="icon" href="/favicon.svg" type="image/svg+xml"><title>${title}</title><script src="/arrive.js"></script><style>${new Html(style)}</style></head><body>${body}</body></html>`;

import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import fastifyStatic from "@fastify/static";
import type { FastifyInstance, FastifyReply } from "fastify";
import { escapeHtml } from "../contract/html.ts";
import { askFirstElement } from "./ask-first.ts";
import { asksForPage } from "./away-page.ts";
import { behindFrame, type FrameScripts } from "./behind-frame.ts";
import { notFound } from "./errors.ts";
import { appPartsOf } from "./painted/app-parts.ts";
import { isSignedIn, type PaintedPages, paintedAt, paintedDocument, sendPage } from "./painted/painted-page.ts";
import { type OpenedScreenParts, openedScreens } from "./screen-parts.ts";

type WebOptions = {
  directory: string | undefined;
  settings: Record<string, unknown> & { title: string };
  descriptionOf: (path: string) => string;
  /** The new address of a moved path (R2.25). */
  redirectFrom: (path: string) => Promise<{ target: string; permanent: boolean } | undefined>;
  /** The page comes in the theme and language of these cookies. */
  cookiePrefix: string;
  painted: PaintedPages;
  /** Stands before the app on a signed-in person's page, by its address, and calls the app's scripts. */
  firstFrame: (address: string, drawn: FrameScripts & Pick<OpenedScreenParts, "words">) => string;
};

const unknownScreen: OpenedScreenParts = { links: () => "", words: undefined };

/** Serves the built app: hashed files cached forever, its page with the public configuration at every other address. */
export async function webApp(
  app: FastifyInstance,
  { directory, settings, descriptionOf, redirectFrom, cookiePrefix, painted, firstFrame }: WebOptions,
): Promise<void> {
  const page = directory && (await pageWithSettings(directory, settings));
  const parts = appPartsOf(page ?? "");
  const screenAt = directory ? await openedScreens(directory) : () => unknownScreen;
  const locales = directory ? await namesIn(join(directory, "locales")) : [];
  const localeIn = (cookies: string[]) => locales.find((name) => cookies.includes(`${cookiePrefix}locale=${name}`));
  const schemeIn = (cookies: string[]) =>
    ["light", "dark"].find((name) => cookies.includes(`${cookiePrefix}theme=${name}`));
  /** The first frame has the chosen theme, else the device's, and translations load before the app (R1.6). */
  const pageFor = (page: string, cookies: string[]) => {
    const locale = localeIn(cookies);
    const translated = locale
      ? page.replace("<script ", `<script type="module" src="/locales/${locale}.js"></script><script `)
      : page;
    const scheme = schemeIn(cookies);
    return scheme ? translated.replace("<html ", `<html data-mantine-color-scheme="${scheme}" `) : translated;
  };
  if (directory) await serveFiles(app, directory);
  app.setNotFoundHandler(async (request, reply) => {
    if (!page || !asksForPage(request)) throw notFound("This page");
    const path = request.url.split("?")[0] ?? "";
    const moved = await redirectFrom(path);
    if (moved) return reply.redirect(moved.target, moved.permanent ? 308 : 307);
    const cookies = request.headers.cookie?.split("; ") ?? [];
    const paintedPage = await paintedAt(painted, { url: request.url, cookies, cookiePrefix });
    // Translations come with the app.
    const isTranslated = localeIn(cookies) !== undefined && paintedPage?.isTakenOver;
    if (paintedPage && !isTranslated) {
      if (paintedPage.status) reply.code(paintedPage.status);
      return sendPage(request, reply, paintedDocument(paintedPage, { scheme: schemeIn(cookies), app: parts }));
    }
    const signedIn = isSignedIn(cookies, cookiePrefix);
    const { links, words } = screenAt(request.url);
    const described = describedAs(pageFor(page, cookies), descriptionOf(path));
    const linked = described.replace("</head>", () => `${links(signedIn)}</head>`);
    // A frame in one language before an app in another would flicker.
    if (!signedIn || localeIn(cookies) !== undefined) return sendPage(request, reply, linked);
    const framed = behindFrame(linked, parts.entry, (scripts) => firstFrame(request.url, { ...scripts, words }));
    return sendPage(request, reply, framed);
  });
}

/** The app's hundreds of parts are one route: a route for each took a start 0.3 s of processor. */
async function serveFiles(app: FastifyInstance, directory: string): Promise<void> {
  await app.register(fastifyStatic, {
    root: directory,
    globIgnore: ["assets/**"],
    index: false,
    wildcard: false,
    preCompressed: true,
    setHeaders: (reply) => void reply.header("cache-control", "no-cache"),
  });
  await app.register(fastifyStatic, {
    root: join(directory, "assets"),
    prefix: "/assets/",
    index: false,
    preCompressed: true,
    decorateReply: false,
    // An address with its content's hash is never asked again, and read whole.
    etag: false,
    lastModified: false,
    acceptRanges: false,
    setHeaders(reply) {
      removeDocumentHeaders(reply);
      reply.header("cache-control", "public, max-age=31536000, immutable");
    },
  });
}

/** Headers that a browser reads for documents and calls alone: a kilobyte on each of a screen's many small parts. */
const documentHeaders = [
  "access-control-expose-headers",
  "content-security-policy",
  "cross-origin-opener-policy",
  "origin-agent-cluster",
  "permissions-policy",
  "referrer-policy",
  "x-dns-prefetch-control",
  "x-download-options",
  "x-frame-options",
  "x-permitted-cross-domain-policies",
  "x-request-id",
  "x-xss-protection",
];

function removeDocumentHeaders(reply: FastifyReply): void {
  for (const name of documentHeaders) {
    reply.removeHeader(name);
    reply.raw.removeHeader(name);
  }
}

async function namesIn(directory: string): Promise<string[]> {
  const files = await readdir(directory).catch(() => []);
  return files.flatMap((file) => /^([\w-]+)\.js$/.exec(file)?.[1] ?? []);
}

const describedAs = (page: string, description: string): string =>
  page.replace(/(<meta name="description" content=")[^"]*/, (_all, before) => before + escapeHtml(description));

async function pageWithSettings(directory: string, settings: WebOptions["settings"]): Promise<string> {
  const html = await readFile(join(directory, "index.html"), "utf8");
  const json = JSON.stringify(settings).replaceAll("<", "\\u003c");
  const titled = html.replace(/<title>[^<]*/, () => `<title>${escapeHtml(settings.title)}`);
  return titled.replace(
    "<!--config-->",
    () => `${askFirstElement}<script type="application/json" id="config">${json}</script>`,
  );
}

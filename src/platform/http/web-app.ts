import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import fastifyStatic from "@fastify/static";
import type { FastifyInstance } from "fastify";
import { asksForPage } from "./away-page.ts";
import { answerError } from "./error-handler.ts";
import { notFound } from "./errors.ts";

type WebOptions = {
  directory: string | undefined;
  settings: Record<string, unknown>;
  /** Where a path leads instead, if it was moved (R2.25). */
  redirectFrom: (path: string) => Promise<{ target: string; permanent: boolean } | undefined>;
  /** The beginning of the cookies' names: the page comes in the chosen theme and language. */
  cookiePrefix: string;
};

/** Serves the built app: hashed files for ever, its page for every other address, with the public configuration in it. */
export async function webApp(
  app: FastifyInstance,
  { directory, settings, redirectFrom, cookiePrefix }: WebOptions,
): Promise<void> {
  const page = directory && (await pageWithSettings(directory, settings));
  const locales = directory ? await namesIn(join(directory, "locales")) : [];
  /** The first frame is painted in the chosen theme; the texts of another language stand before the app (R1.6). */
  const pageFor = (page: string, cookies: string[]) => {
    const locale = locales.find((name) => cookies.includes(`${cookiePrefix}locale=${name}`));
    const translated = locale
      ? page.replace("<script ", `<script type="module" src="/locales/${locale}.js"></script><script `)
      : page;
    const isDark = cookies.includes(`${cookiePrefix}theme=dark`);
    return isDark ? translated.replace("<html ", '<html data-mantine-color-scheme="dark" ') : translated;
  };
  if (directory) {
    await app.register(fastifyStatic, {
      root: directory,
      index: false,
      wildcard: false,
      preCompressed: true,
      setHeaders: (response, path) =>
        void response.header(
          "cache-control",
          path.includes("/assets/") ? "public, max-age=31536000, immutable" : "no-cache",
        ),
    });
  }
  app.setNotFoundHandler(async (request, reply) => {
    if (!page || !asksForPage(request)) return answerError(notFound("This page"), request, reply);
    const moved = await redirectFrom(request.url.split("?")[0] ?? "");
    if (moved) return reply.redirect(moved.target, moved.permanent ? 308 : 307);
    return reply
      .header("cache-control", "no-cache")
      .header("vary", "Cookie")
      .type("text/html; charset=utf-8")
      .send(pageFor(page, request.headers.cookie?.split("; ") ?? []));
  });
}

/** The locales that were built, by name; most installations have none but their own. */
async function namesIn(directory: string): Promise<string[]> {
  const files = await readdir(directory).catch(() => []);
  return files.flatMap((file) => /^([\w-]+)\.js$/.exec(file)?.[1] ?? []);
}

async function pageWithSettings(directory: string, settings: Record<string, unknown>): Promise<string> {
  const html = await readFile(join(directory, "index.html"), "utf8");
  const json = JSON.stringify(settings).replaceAll("<", "\\u003c");
  return html.replace("<!--config-->", `<script type="application/json" id="config">${json}</script>`);
}

import { readFile } from "node:fs/promises";
import { join } from "node:path";
import fastifyStatic from "@fastify/static";
import type { FastifyInstance } from "fastify";
import { answerError } from "./error-handler.ts";
import { notFound } from "./errors.ts";

type WebOptions = {
  directory: string | undefined;
  settings: Record<string, unknown>;
  /** Where a path leads instead, if it was moved (R2.25). */
  redirectFrom: (path: string) => Promise<{ target: string; permanent: boolean } | undefined>;
  /** The cookie that keeps the chosen theme: the first frame is painted in it. */
  themeCookie: string;
};

/** Serves the built app: hashed files for ever, its page for every other address, with the public configuration in it. */
export async function webApp(
  app: FastifyInstance,
  { directory, settings, redirectFrom, themeCookie }: WebOptions,
): Promise<void> {
  const page = directory && (await pageWithSettings(directory, settings));
  const darkPage = page?.replace("<html ", '<html data-mantine-color-scheme="dark" ');
  const choosesDark = (cookies = "") => cookies.split("; ").includes(`${themeCookie}=dark`);
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
    const wantsPage =
      (request.method === "GET" || request.method === "HEAD") && !/^\/(assets|files|api|auth)\//.test(request.url);
    if (!page || !wantsPage) return answerError(notFound("This page"), request, reply);
    const moved = await redirectFrom(request.url.split("?")[0] ?? "");
    if (moved) return reply.redirect(moved.target, moved.permanent ? 308 : 307);
    return reply
      .header("cache-control", "no-cache")
      .header("vary", "Cookie")
      .type("text/html; charset=utf-8")
      .send(choosesDark(request.headers.cookie) ? darkPage : page);
  });
}

async function pageWithSettings(directory: string, settings: Record<string, unknown>): Promise<string> {
  const html = await readFile(join(directory, "index.html"), "utf8");
  const json = JSON.stringify(settings).replaceAll("<", "\\u003c");
  return html.replace("<!--config-->", `<script type="application/json" id="config">${json}</script>`);
}

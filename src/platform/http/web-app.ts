import { readFile } from "node:fs/promises";
import { join } from "node:path";
import fastifyStatic from "@fastify/static";
import type { FastifyInstance } from "fastify";
import { answerError } from "./error-handler.ts";
import { notFound } from "./errors.ts";

type WebOptions = { directory: string | undefined; settings: Record<string, unknown> };

/** Serves the built app: hashed files for ever, its page for every other address, with the public configuration in it. */
export async function webApp(app: FastifyInstance, { directory, settings }: WebOptions): Promise<void> {
  const page = directory && (await pageWithSettings(directory, settings));
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
  app.setNotFoundHandler((request, reply) => {
    const wantsPage =
      (request.method === "GET" || request.method === "HEAD") && !/^\/(assets|files|api|auth)\//.test(request.url);
    if (!page || !wantsPage) return answerError(notFound("This page"), request, reply);
    return reply.header("cache-control", "no-cache").type("text/html; charset=utf-8").send(page);
  });
}

async function pageWithSettings(directory: string, settings: Record<string, unknown>): Promise<string> {
  const html = await readFile(join(directory, "index.html"), "utf8");
  const json = JSON.stringify(settings).replaceAll("<", "\\u003c");
  return html.replace("<!--config-->", `<script type="application/json" id="config">${json}</script>`);
}

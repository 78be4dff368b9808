import type { FastifyInstance } from "fastify";
import { notFound } from "./errors.ts";
import { contextOf, entrypoint, entrypointContext, errorContexts, hydraDocumentation } from "./hydra-documentation.ts";
import { inTurns } from "./in-turns.ts";
import { type DescribedApi, openApi } from "./openapi.ts";
import { referencePage } from "./reference-page.ts";

/**
 * Registers the API's descriptions, readable without a token: entry point, contexts, Hydra documentation, OpenAPI, a
 * page for people.
 */
export function registerDescriptions(app: FastifyInstance, described: DescribedApi): void {
  const { resources, plainCalls, publicUrl, title } = described;
  const docsUrl = `${publicUrl}/api/docs.jsonld`;
  const contexts = lazily(async () => {
    const own = await inTurns(resources, (resource) => [resource.name, contextOf(resource, docsUrl)] as const);
    const shared = { Entrypoint: entrypointContext(resources, docsUrl), ...errorContexts(docsUrl) };
    return new Map<string, object>([...Object.entries(shared), ...own]);
  });
  const hydra = lazily(async () => JSON.stringify(await hydraDocumentation(resources, plainCalls, docsUrl, title)));
  const open = lazily(async () => JSON.stringify(await openApi(described)));
  const page = referencePage(title).text;
  const jsonLd = "application/ld+json; charset=utf-8";
  app.get("/", async (_request, reply) => reply.type(jsonLd).send(entrypoint(resources)));
  app.get("/docs.jsonld", async (_request, reply) => reply.type(jsonLd).send(await hydra()));
  app.get("/docs.json", async (_request, reply) => reply.type("application/json; charset=utf-8").send(await open()));
  app.get("/docs", async (_request, reply) => reply.type("text/html; charset=utf-8").send(page));
  app.get<{ Params: { name: string } }>("/contexts/:name", async ({ params: { name } }, reply) => {
    const context = (await contexts()).get(name);
    if (!context) throw notFound("This context");
    return reply.type(jsonLd).send({ "@context": context });
  });
}

/** Describing every resource takes a tenth of a second, so the first reader waits instead of the start. */
function lazily<T>(make: () => Promise<T>): () => Promise<T> {
  let made: Promise<T> | undefined;
  return () => {
    made ??= make();
    return made;
  };
}

import type { FastifyInstance } from "fastify";
import { notFound } from "./errors.ts";
import { contextOf, entrypoint, entrypointContext, errorContexts, hydraDocumentation } from "./hydra-documentation.ts";
import { type DescribedApi, openApi } from "./openapi.ts";
import { referencePage } from "./reference-page.ts";

/**
 * Registers the API's descriptions, readable without a token: entry point, contexts, Hydra documentation, OpenAPI, a
 * page for people.
 */
export function registerDescriptions(app: FastifyInstance, described: DescribedApi): void {
  const { resources, plainCalls, publicUrl, title } = described;
  const docsUrl = `${publicUrl}/api/docs.jsonld`;
  const contexts = lazily<Record<string, object>>(() => ({
    Entrypoint: entrypointContext(resources, docsUrl),
    ...errorContexts(docsUrl),
    ...Object.fromEntries(resources.map((resource) => [resource.name, contextOf(resource, docsUrl)])),
  }));
  const hydra = lazily(() => JSON.stringify(hydraDocumentation(resources, plainCalls, docsUrl, title)));
  const open = lazily(() => JSON.stringify(openApi(described)));
  const page = referencePage(title);
  const jsonLd = "application/ld+json; charset=utf-8";
  app.get("/", async (_request, reply) => reply.type(jsonLd).send(entrypoint(resources)));
  app.get("/docs.jsonld", async (_request, reply) => reply.type(jsonLd).send(hydra()));
  app.get("/docs.json", async (_request, reply) => reply.type("application/json; charset=utf-8").send(open()));
  app.get("/docs", async (_request, reply) => reply.type("text/html; charset=utf-8").send(page));
  app.get<{ Params: { name: string } }>("/contexts/:name", async ({ params: { name } }, reply) => {
    const context = Object.hasOwn(contexts(), name) ? contexts()[name] : undefined;
    if (!context) throw notFound("This context");
    return reply.type(jsonLd).send({ "@context": context });
  });
}

/** Describing every resource takes a tenth of a second, so the first reader waits instead of the start. */
function lazily<T>(make: () => T): () => T {
  let made: { value: T } | undefined;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
}

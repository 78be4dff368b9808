import type { FastifyInstance } from "fastify";
import { escapeHtml } from "../contract/html.ts";
import { notFound } from "./errors.ts";
import { contextOf, entrypoint, entrypointContext, errorContexts, hydraDocumentation } from "./hydra-documentation.ts";
import { accessInWords, type DescribedAccess, type DescribedApi, openApi } from "./openapi.ts";

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
  const hydra = lazily(() => hydraDocumentation(resources, plainCalls, docsUrl, title));
  const open = lazily(() => openApi(described));
  const page = lazily(() => readablePage(described));
  const jsonLd = "application/ld+json; charset=utf-8";
  app.get("/", async (_request, reply) => reply.type(jsonLd).send(entrypoint(resources)));
  app.get("/docs.jsonld", async (_request, reply) => reply.type(jsonLd).send(hydra()));
  app.get("/docs.json", async (_request, reply) => reply.type("application/json; charset=utf-8").send(open()));
  app.get("/docs", async (_request, reply) => reply.type("text/html; charset=utf-8").send(page()));
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

function readablePage({ resources, plainCalls, accessOf, title }: DescribedApi): string {
  const accessCell = (access: DescribedAccess | undefined) =>
    `<td><small>${accessInWords(access).map(escapeHtml).join("").replaceAll("`", "")}</small></td>`;
  const sections = resources.map(
    ({ name, path, description, operations }) =>
      `<h2>${escapeHtml(name)}</h2><p>${escapeHtml(description)}</p><table>${operations
        .map(
          (each) =>
            `<tr><td><code>${each.method} /api/${escapeHtml(path + each.path)}</code></td><td>${escapeHtml(each.summary)}</td>${accessCell(accessOf(each))}</tr>`,
        )
        .join("")}</table>`,
  );
  const others = plainCalls.map(
    ({ method, path, summary, ...call }) =>
      `<tr><td><code>${method} /api${escapeHtml(path)}</code></td><td>${escapeHtml(summary)}</td>${accessCell(call.isOpen ? undefined : accessOf({ method, ...call }))}</tr>`,
  );
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>${escapeHtml(title)} API</title>
<style>body{font:16px/1.5 system-ui,sans-serif;max-width:960px;margin:0 auto;padding:24px}td{padding:4px 16px 4px 0;vertical-align:top}h2{margin:32px 0 4px}</style></head>
<body><h1>${escapeHtml(title)} API</h1><p>Hydra documentation: <a href="/api/docs.jsonld">/api/docs.jsonld</a> · OpenAPI: <a href="/api/docs.json">/api/docs.json</a></p>${sections.join("\n")}<h2>Files and what visitors read</h2><table>${others.join("")}</table></body></html>`;
}

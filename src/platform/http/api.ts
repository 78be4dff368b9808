import { constants } from "node:zlib";
import compress, { type FastifyCompressOptions } from "@fastify/compress";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { catalogue } from "#platform/words/catalogue.ts";
import { iri } from "../contract/iri.ts";
import type { FileAnswer } from "../contract/resource.ts";
import type { Database } from "../database/database.ts";
import { type CallableOperation, type Caller, callOperation } from "./call.ts";
import { registerDescriptions } from "./descriptions.ts";
import { collectionDocument, writeItem } from "./documents.ts";
import { answerError } from "./error-handler.ts";
import { notFound, Refusal } from "./errors.ts";
import { idempotencyKeyOf } from "./idempotency.ts";
import type { DescribedApi } from "./openapi.ts";
import { querySchemaOf } from "./query.ts";
import type { Answer, Collection, Operation, Representation, Resource } from "./resource.ts";
import { sendFile } from "./send-file.ts";

const texts = catalogue("platform.http.api", {
  methodNotAllowed: (names: string) => `Only ${names} can be called here.`,
  unsupportedMediaType: (types: string) => `Send ${types}.`,
  badJson: "The body is not valid JSON.",
});

export type ApiOptions = DescribedApi & {
  database: Database;
  /** Throws 401, or 403 when the caller or their token is not meant for this operation. */
  identify: (request: FastifyRequest, operation: Operation) => Promise<Caller>;
};

type Route = CallableOperation & { options: ApiOptions };

const jsonLd = "application/ld+json; charset=utf-8";
/** Shrinks a page of a list to about a tenth; short answers and requests stay as they are. */
const compression = {
  globalDecompression: false,
  threshold: 1_024,
  // A stream takes twice the processor for an answer at hand; a larger one would hold up others.
  syncThreshold: 65_536,
  encodings: ["br", "gzip"],
  brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } },
} satisfies FastifyCompressOptions;

const methods = ["GET", "POST", "PUT", "PATCH", "DELETE"] as const;

/** Registers every operation of every resource below the instance's prefix `/api`, in API Platform's conventions. */
export async function registerApi(app: FastifyInstance, options: ApiOptions): Promise<void> {
  await app.register(compress, compression);
  const documentationLink = `<${options.publicUrl}/api/docs.jsonld>; rel="http://www.w3.org/ns/hydra/core#apiDocumentation"`;
  app.addHook("onRequest", async (request, reply) => {
    reply
      .header("link", documentationLink)
      .header("vary", "Accept, Authorization")
      .header("cache-control", "private, no-cache");
    refuseWrongContentType(request);
  });
  takeJsonBodies(app);
  app.setErrorHandler(answerError);
  app.setNotFoundHandler((request, reply) => answerError(notFound(), request, reply));
  registerDescriptions(app, options);
  for (const resource of options.resources) registerResource(app, resource, options);
}

function registerResource(app: FastifyInstance, resource: Resource, options: ApiOptions): void {
  const methodsOf = new Map<string, Set<string>>();
  for (const operation of resource.operations) {
    const url = `/${resource.path}${operation.path.replaceAll(/\{(\w+)\}/g, ":$1")}`;
    methodsOf.set(url, (methodsOf.get(url) ?? new Set()).add(operation.method));
    const query = querySchemaOf(operation);
    const route = { resource, operation, query, options };
    app.route({
      method: operation.method,
      url,
      exposeHeadRoute: true,
      handler: (request, reply) => answer(route, request, reply),
    });
  }
  for (const [url, allowed] of methodsOf) {
    app.route({
      method: methods.filter((method) => !allowed.has(method)),
      url,
      exposeHeadRoute: false,
      handler: async (_request, reply) => {
        const names = [...allowed].flatMap((method) => (method === "GET" ? [method, "HEAD"] : [method])).join(", ");
        reply.header("allow", names);
        throw new Refusal(405, "method_not_allowed", texts.methodNotAllowed(names));
      },
    });
  }
}

async function answer({ options, ...callable }: Route, request: FastifyRequest, reply: FastifyReply) {
  const { resource, operation } = callable;
  const caller = await options.identify(request, operation);
  const called = await callOperation(options.database, caller, callable, {
    parameters: request.params as Record<string, string>,
    query: request.query,
    body: request.body,
    key: operation.method === "GET" ? undefined : idempotencyKeyOf(request),
    ifMatch: request.headers["if-match"],
    get signal() {
      return request.signal;
    },
  });
  if (called.repeated) reply.header("idempotency-replayed", "true");
  return send(resource, operation, request, reply, called.answer);
}

function send(resource: Resource, operation: Operation, request: FastifyRequest, reply: FastifyReply, result: Answer) {
  if (operation.answers === "nothing") return reply.code(204).send();
  reply.code(operation.status).type(jsonLd);
  if (operation.answers === "collection")
    return reply.send(JSON.stringify(collectionDocument(resource, operation, request.url, result as Collection)));
  if (operation.answers === "file") return sendFile(reply, result as FileAnswer);
  const of = operation.of ?? resource;
  const item = result as Representation;
  const { body, etag } = writeItem(of, item);
  if (operation.status === 201) reply.header("location", iri(of.path, item.id));
  reply.header("etag", etag);
  if (operation.method === "GET" && request.headers["if-none-match"] === etag) return reply.code(304).send();
  return reply.send(body);
}

const jsonTypes = ["application/ld+json", "application/json"];

function refuseWrongContentType(request: FastifyRequest): void {
  const type = request.headers["content-type"]?.split(";")[0]?.trim().toLowerCase();
  if (!type || request.method === "GET" || request.method === "DELETE" || type === "multipart/form-data") return;
  const taken = request.method === "PATCH" ? ["application/merge-patch+json"] : jsonTypes;
  if (!taken.includes(type))
    throw new Refusal(415, "unsupported_media_type", texts.unsupportedMediaType(taken.join(" or ")));
}

function takeJsonBodies(app: FastifyInstance): void {
  app.removeContentTypeParser(["application/json", "text/plain"]);
  app.addContentTypeParser(
    [...jsonTypes, "application/merge-patch+json"],
    { parseAs: "string" },
    (_request, body, done) => {
      if (body === "") return done(null, undefined);
      try {
        done(null, JSON.parse(body as string));
      } catch {
        done(new Refusal(400, "bad_json", texts.badJson), undefined);
      }
    },
  );
}

import { constants } from "node:zlib";
import compress, { type FastifyCompressOptions } from "@fastify/compress";
import { sql } from "drizzle-orm";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { z } from "zod";
import { iri, isUuid, pageQuery } from "../contract/wire.ts";
import type { Asking, Database, Tx } from "../database/database.ts";
import { inOrder } from "../database/in-order.ts";
import { registerDescriptions } from "./descriptions.ts";
import { collectionDocument, writeItem } from "./documents.ts";
import { answerError } from "./error-handler.ts";
import { notFound, Overdue, Refusal } from "./errors.ts";
import { claimKey, idempotencyKeyOf, type Outcome, once } from "./idempotency.ts";
import type { PlainCall } from "./plain-call.ts";
import { noParameters, parseQuery } from "./query.ts";
import type { Answer, Collection, Operation, Product, Representation, Resource } from "./resource.ts";

export type ApiOptions = {
  database: Database;
  resources: Resource[];
  /** Calls that are registered apart, and described with the rest. */
  plainCalls: PlainCall[];
  title: string;
  publicUrl: string;
  /** Who calls, or 401; 403 when they, or what they call with, are not meant for this operation. */
  identify: (request: FastifyRequest, operation: Operation) => Promise<Caller>;
};

/** Somebody with a genuine token; `readActor` reads the roles that they have now, and throws where those don't do for the operation. */
export type Caller = {
  userId: string;
  /** When the token ends; undefined for one that can be revoked at any call. */
  expiresAt?: Date;
  readActor: (reader: Asking) => Promise<Product["actor"]>;
};

/** An operation as it was declared, with what can be made ready before the first call. */
type Route = { resource: Resource; operation: Operation; query: z.ZodObject | undefined; options: ApiOptions };

const jsonLd = "application/ld+json; charset=utf-8";
/** A short answer is sent as it is; a page of a list shrinks to about a tenth. Bodies of requests come as they are. */
const compression = {
  globalDecompression: false,
  threshold: 1_024,
  encodings: ["br", "gzip"],
  brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } },
} satisfies FastifyCompressOptions;

const methods = ["GET", "POST", "PUT", "PATCH", "DELETE"] as const;

/** Registers every operation of every resource below the instance's prefix `/api`, in the conventions of `hydra.md`. */
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
    const query = operation.query && pageQuery.extend(operation.query.shape);
    const route = { resource, operation, query, options };
    app.route({
      method: operation.method,
      url,
      // HEAD asks as GET does, and gets its headers alone.
      exposeHeadRoute: true,
      handler: (request, reply) => (operation.method === "GET" ? read : write)(route, request, reply),
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
        throw new Refusal(405, "method_not_allowed", `Only ${names} can be called here.`);
      },
    });
  }
}

/** Schema → query → represent. */
async function read({ resource, operation, query, options }: Route, request: FastifyRequest, reply: FastifyReply) {
  const { reader, lookups } = options.database;
  const actor = await (await options.identify(request, operation)).readActor(lookups);
  const call = {
    reader,
    actor,
    id: idIn(operation, request),
    query: parseQuery(query ?? noParameters, request.query),
  };
  return send(resource, operation, request, reply, await handled(operation, call));
}

/** Schema → command → represent, in one transaction. Who comes too late lets happen what the clock demands. */
async function write(route: Route, request: FastifyRequest, reply: FastifyReply) {
  try {
    return await command(route, request, reply);
  } catch (error) {
    if (error instanceof Overdue) await route.options.database.transaction(error.settle);
    throw error;
  }
}

async function command({ resource, operation, options }: Route, request: FastifyRequest, reply: FastifyReply) {
  const { userId, readActor } = await options.identify(request, operation);
  const key = idempotencyKeyOf(request, operation.movesMoney);
  const result = await options.database.transactionInParts({
    read: (tx) => inOrder([readActor(tx), key === undefined ? undefined : claimKey(tx, userId, key)]),
    work: async (tx, [actor, claim]): Promise<Outcome<Answer>> => {
      const id = idIn(operation, request);
      const input = operation.input?.parse(writable(resource, operation, request.body));
      const work = async () => {
        await refuseStale(resource, request, actor, id, tx);
        return handled(operation, { tx, actor, id, input });
      };
      if (!claim) return { answer: await work(), repeated: false };
      const route = `${request.method} ${request.url}`;
      return once(claim, { route, body: input, secret: operation.secret }, work);
    },
    last: ({ keep }) => keep,
  });
  if (result.repeated) reply.header("idempotency-replayed", "true");
  return send(resource, operation, request, reply, result.answer);
}

/** The item's id; what is no id names nothing. */
function idIn(operation: Operation, request: FastifyRequest): string {
  const { id = "" } = request.params as { id?: string };
  if (operation.path.includes("{id}") && !isUuid(id)) throw notFound();
  return id;
}

const handled = (operation: Operation, call: object): Promise<Answer> =>
  (operation.handle as (call: object) => Promise<Answer>)(call);

function send(resource: Resource, operation: Operation, request: FastifyRequest, reply: FastifyReply, result: Answer) {
  if (operation.answers === "nothing") return reply.code(204).send();
  if (!result) throw notFound();
  reply.code(operation.status).type(jsonLd);
  if (operation.answers === "collection")
    return reply.send(JSON.stringify(collectionDocument(resource, operation, request, result as Collection)));
  const of = operation.of ?? resource;
  const item = result as Representation;
  const { body, etag } = writeItem(of, item);
  if (operation.status === 201) reply.header("location", iri(of.path, item.id));
  reply.header("etag", etag);
  if (operation.method === "GET" && request.headers["if-none-match"] === etag) return reply.code(304).send();
  return reply.send(body);
}

/** If-Match: two people edit; who comes second is told instead of overwriting. The lock makes check and edit one step. */
async function refuseStale(resource: Resource, request: FastifyRequest, actor: Product["actor"], id: string, tx: Tx) {
  const expected = request.headers["if-match"];
  const read = resource.operations.find((operation) => operation.method === "GET" && operation.path === "/{id}");
  if (!expected || !read || !id) return;
  await tx.execute(sql`SELECT pg_advisory_xact_lock(hashtextextended(${`${resource.path}/${id}`}, 1))`);
  const current = (await (read.handle as (call: object) => Promise<Answer>)({ reader: tx, actor, id, query: {} })) as
    | Representation
    | undefined;
  if (!current) throw notFound();
  if (writeItem(resource, current).etag !== expected) {
    throw new Refusal(
      412,
      "changed_meanwhile",
      "Somebody changed this in the meantime. Reload it, then make your change again.",
    );
  }
}

/**
 * Drops the fields that describe a record or are not writable here, since clients send whole records back; the rest meets the
 * schema.
 */
function writable(resource: Resource, operation: Operation, body: unknown): unknown {
  if (body === undefined) return {};
  if (typeof body !== "object" || body === null || Array.isArray(body)) return body;
  const written = (operation.input as z.ZodObject).shape;
  const kept = Object.entries(body).filter(
    ([key]) => !key.startsWith("@") && (Object.hasOwn(written, key) || !Object.hasOwn(resource.schema.shape, key)),
  );
  return Object.fromEntries(kept);
}

const jsonTypes = ["application/ld+json", "application/json"];

function refuseWrongContentType(request: FastifyRequest): void {
  const type = request.headers["content-type"]?.split(";")[0]?.trim().toLowerCase();
  if (!type || request.method === "GET" || request.method === "DELETE" || type === "multipart/form-data") return;
  const taken = request.method === "PATCH" ? ["application/merge-patch+json"] : jsonTypes;
  if (!taken.includes(type)) throw new Refusal(415, "unsupported_media_type", `Send ${taken.join(" or ")}.`);
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
        done(new Refusal(400, "bad_json", "The body is not valid JSON."), undefined);
      }
    },
  );
}

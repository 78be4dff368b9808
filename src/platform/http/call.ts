import { z } from "zod";
import { catalogue } from "#platform/words/catalogue.ts";
import { idOf, isUuid } from "../contract/iri.ts";
import type { Product } from "../contract/resource.ts";
import type { Change } from "../database/changes.ts";
import type { Asking, Database, Tx } from "../database/database.ts";
import { inOrder } from "../database/in-order.ts";
import { takeTurn } from "../database/turn.ts";
import { beginPart, within } from "../tracing/span.ts";
import { writeItem } from "./documents.ts";
import { notFound, Overdue, Refusal } from "./errors.ts";
import { claimKey, type KeyedAnswer, once, refuseMissingKey } from "./idempotency.ts";
import { noParameters, parseQuery } from "./query.ts";
import type { Answer, Operation, Representation, Resource } from "./resource.ts";

const texts = catalogue("platform.http.call", {
  changedMeanwhile: "Somebody changed this in the meantime. Reload it, then make your change again.",
});

/**
 * A caller who was let in. `readActor` reads their present roles and throws when these don't suffice for the operation.
 */
export type Caller = {
  userId: string;
  /** When the token ends; undefined for one that can be revoked at any call. */
  expiresAt?: Date;
  readActor: (reader: Asking) => Promise<Product["actor"]>;
};

/** An operation with its resource. `query` also holds a list's page parameters. */
export type CallableOperation = { resource: Resource; operation: Operation; query: z.ZodObject | undefined };

/** A raw call, from HTTP, a job or a program: no schema has checked it. */
export type OperationCall = {
  /** All ids in the path; `id` is the item's. */
  parameters: Readonly<Record<string, string>>;
  query: unknown;
  body: unknown;
  key: string | undefined;
  /** The entity tag that the caller read. A later change by another person is not overwritten. */
  ifMatch: string | undefined;
  /** Aborts when the caller hangs up. */
  readonly signal?: AbortSignal | undefined;
};

/**
 * Executes an operation for a caller: actor, idempotency, schemas, then its handler in one transaction. Knows nothing
 * of HTTP. Throws a Refusal, or ZodError for invalid input. `repeated` is true for the kept answer of an earlier call
 * with the same key.
 */
export async function callOperation(
  database: Database,
  caller: Caller,
  callable: CallableOperation,
  call: OperationCall,
): Promise<{ answer: Answer; repeated: boolean }> {
  const { method, path, answers } = callable.operation;
  if (!Object.values(call.parameters).every(isUuid)) throw notFound();
  // Agents, screens and buyers' programs call several operations by one route.
  const span = beginPart(`${method} /${callable.resource.path}${path}`, {}, "internal");
  const execute = method === "GET" ? readFor : writeInTime;
  const called = await within(span, () => execute(database, caller, callable, call));
  if (!called.answer && answers !== "nothing") throw notFound();
  return called;
}

async function writeInTime(database: Database, ...parts: [Caller, CallableOperation, OperationCall]) {
  try {
    return await writeFor(database, ...parts);
  } catch (error) {
    // A late call settles the expiry at once.
    if (error instanceof Overdue) await database.transaction(error.settle);
    throw error;
  }
}

async function readFor(
  { reader: primary, lookups, readFor: readAs }: Database,
  caller: Caller,
  { operation, query }: CallableOperation,
  call: OperationCall,
) {
  const id = call.parameters.id ?? "";
  const asked = caller.readActor(lookups);
  const begun = operation.begin?.({ lookups, reader: primary, id });
  const [actor] = await Promise.all([asked, begun]);
  const parameters = parseQuery(query ?? noParameters, call.query);
  const reading = {
    reader: primary,
    actor,
    id,
    begun,
    parameters: call.parameters,
    query: parameters,
    get signal() {
      return call.signal;
    },
  };
  if (!operation.fromReplica) return { answer: await handled(operation, reading), repeated: false };
  const answer = await readAs(caller.userId, (reader) => handled(operation, Object.assign(reading, { reader })));
  return { answer, repeated: false };
}

function writeFor(
  database: Database,
  { userId, readActor }: Caller,
  { resource, operation }: CallableOperation,
  { parameters, query, body, key, ifMatch }: OperationCall,
): Promise<KeyedAnswer<Answer>> {
  const { id = "" } = parameters;
  if (operation.movesMoney) refuseMissingKey(key);
  return database.transactionInParts({
    read: (tx) =>
      inOrder([
        readActor(tx),
        key === undefined ? undefined : claimKey(tx, userId, key),
        operation.lock?.(tx, { id, userId }),
      ]),
    work: async (tx, [actor, claim, locked]): Promise<KeyedAnswer<Answer>> => {
      const parsed = parseQuery(operation.query ?? noParameters, query);
      const input = operation.input?.parse(writable(resource, operation, body));
      const work = async () => {
        if (ifMatch) await refuseStale(tx, resource, { actor, id, ifMatch });
        const answer = await handled(operation, { tx, actor, id, parameters, query: parsed, input, locked });
        tx.changes.push(changeBy(userId, resource, id, answer));
        return answer;
      };
      // Files are not kept for repetition: making one again changes nothing.
      if (!claim || operation.answers === "file") return { answer: await work(), repeated: false };
      const route = `${operation.method} /api/${resource.path}${operation.path.replaceAll(/\{(\w+)\}/g, (_, name: string) => parameters[name] ?? "")}`;
      return once(claim, { route, body: input, secret: operation.secret }, work);
    },
    last: ({ keep }) => keep,
    after: database.replica?.writtenBy(userId),
  });
}

/** Open pages of the caller, of the answer's organization and of operators hear of every call that writes. */
function changeBy(userId: string, { path, shownIn = path }: Resource, calledId: string, answer: Answer): Change {
  const { id, organization } = (answer ?? {}) as { id?: unknown; organization?: unknown };
  const organizationId = typeof organization === "string" ? idOf(organization) : "";
  return {
    resource: shownIn,
    id: calledId || (typeof id === "string" ? id : undefined),
    organizationIds: isUuid(organizationId) ? [organizationId] : [],
    userIds: [userId],
    operators: true,
  };
}

const handled = (operation: Operation, call: object): Promise<Answer> =>
  (operation.handle as (call: object) => Promise<Answer>)(call);

const readingOf = ({ operations }: Resource): Operation | undefined =>
  operations.find(({ method, path }) => method === "GET" && path === "/{id}");

/** Reads an item as the actor does, by its resource's own operation; undefined for a missing one. */
export async function readItem(
  resource: Resource,
  { reader, actor, id }: { reader: Asking; actor: Product["actor"]; id: string },
): Promise<Representation | undefined> {
  const reading = readingOf(resource);
  const item = reading && (await handled(reading, { reader, actor, id, parameters: { id }, query: {} }));
  return item as Representation | undefined;
}

type ReadByCaller = { actor: Product["actor"]; id: string; ifMatch: string };

/**
 * Refuses the second of two simultaneous edits instead of overwriting the first. The lock makes check and edit one
 * step.
 */
async function refuseStale(tx: Tx, resource: Resource, { actor, id, ifMatch }: ReadByCaller): Promise<void> {
  if (!id || !readingOf(resource)) return;
  await takeTurn(tx, `edit ${resource.path}/${id}`);
  const current = await readItem(resource, { reader: tx, actor, id });
  if (!current) throw notFound();
  if (writeItem(resource, current).etag !== ifMatch) {
    throw new Refusal(412, "changed_meanwhile", texts.changedMeanwhile);
  }
}

/** API Platform's admin adds it to each record that it sends back. */
const addedByClients = ["originId"];

/**
 * Drops fields that are not writable here, since clients send whole records back, and reads what an edit clears. The
 * schema checks the rest.
 */
function writable(resource: Resource, operation: Operation, body: unknown): unknown {
  if (body === undefined) return {};
  if (typeof body !== "object" || body === null || Array.isArray(body)) return body;
  const written = (operation.input as z.ZodObject).shape;
  const isPassedOver = (key: string): boolean =>
    key.startsWith("@") || addedByClients.includes(key) || Object.hasOwn(resource.schema.shape, key);
  const kept = Object.entries(body).filter(([key]) => Object.hasOwn(written, key) || !isPassedOver(key));
  if (operation.method !== "PATCH") return Object.fromEntries(kept);
  const isCleared = ([key, value]: [string, unknown]): boolean => value === null && Object.hasOwn(written, key);
  return Object.fromEntries(kept.map((entry) => (isCleared(entry) ? [entry[0], emptyFor(written[entry[0]])] : entry)));
}

/** A merge patch clears by null, also a text or list that is empty instead of null. */
const emptyFor = (field: z.core.$ZodType | undefined): unknown =>
  [null, "", []].find((empty) => field && z.safeParse(field, empty).success) ?? null;

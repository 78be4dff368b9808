import type { z } from "zod";
import { type CallAddress, callAddress, searchString } from "../../contract/call-address.ts";
import type { PlainCall, PlainCalls } from "../../contract/plain-calls.ts";
import {
  type AnswerOf,
  type DeclaredOperation,
  type DeclaredResource,
  methodOf,
  type Product,
} from "../../contract/resource.ts";
import { fetchCollection, fetchFile, fetchItem, findItem, send, sendForFile, upload } from "../api.ts";
import { sendOnce } from "./send-once.ts";

/**
 * The API's typed client: resources by value, answers with their declared types. Contracts are imported as types only,
 * so no schema reaches the browser. An operation's address follows from its name.
 */

/** A path that carries its declaration as a type. */
export type ResourceReference<Declared extends DeclaredResource = DeclaredResource> = {
  readonly path: Declared["path"];
  /** Never set: carries the type. */
  readonly declared?: Declared;
};

/** A path that carries the declaration of its plain calls. */
export type CallsReference<Declared extends PlainCalls = PlainCalls> = {
  readonly path: Declared["path"];
  /** Never set: carries the type. */
  readonly plain?: Declared;
};

type Api = { readonly [Declared in Product["resource"] as Declared["path"]]: ResourceReference<Declared> } & {
  readonly [Declared in Product["plainCalls"] as Declared["path"]]: CallsReference<Declared>;
};

/** Every declared resource: `api.orders`. */
export const api: Api = new Proxy({} as Api, { get: (_, path) => ({ path }) });

/** Two nouns may share a path: `orders` is of orders and of their conversations. */
type OperationNames<Declared> = Declared extends DeclaredResource ? keyof Declared["operations"] & string : never;
type Owner<Declared, Name extends string> = Declared extends { operations: Record<Name, DeclaredOperation> }
  ? Declared
  : never;
type OperationNamed<Declared, Name extends string> = Declared extends {
  operations: Record<Name, infer Operation extends DeclaredOperation>;
}
  ? Operation
  : never;
type NamesWith<Declared, Wanted> = {
  [Name in OperationNames<Declared>]: OperationNamed<Declared, Name> extends Wanted ? Name : never;
}[OperationNames<Declared>];

type AnsweredBy<Declared, Name extends string> =
  Owner<Declared, Name> extends infer Owning extends DeclaredResource
    ? AnswerOf<Owning, OperationNamed<Owning, Name>>
    : never;

/** Text parameters also take booleans. */
type FilterValue<Value> = string extends Value ? Value | boolean : Value;
type Filters<Query> =
  Query extends Record<string, never> ? unknown : { [Name in keyof Query]?: FilterValue<Query[Name]> | undefined };
type QueryInput<Operation> = Operation extends { query: infer Query extends z.ZodObject }
  ? Filters<z.input<Query>> & { page?: number | undefined; itemsPerPage?: number | undefined }
  : undefined;
type BodyInput<Operation> = Operation extends { input: infer Input extends z.ZodType }
  ? WrittenInput<z.input<Input>>
  : undefined;

/** An operation without fields takes any object, so that a screen with several moves need not distinguish them. */
type WrittenInput<Input> = Input extends Record<string, never> ? object : Input;

type ReadingCall<Declared, Name extends string> = CallAddress & {
  query?: QueryInput<OperationNamed<Declared, Name>>;
};
type WritingCall<Declared, Name extends string> = CallAddress & {
  input?: BodyInput<OperationNamed<Declared, Name>>;
};

type ItemReading = { method: "GET"; answers: "item" };
type ListReading = { method: "GET"; answers: "collection" };
type FileReading = { answers: "file" };
type Writing = { method: "POST" | "PUT" | "PATCH" | "DELETE" };
type Posting = { method: "POST" };

/** Reads a page of a collection; past the end, the last page. Throws ApiError, as all calls here do. */
export const readCollection = <
  Declared extends DeclaredResource,
  Name extends NamesWith<Declared, ListReading> = NamesWith<Declared, ListReading> & "list",
>(
  resource: ResourceReference<Declared>,
  query: QueryInput<OperationNamed<Declared, Name>> = {} as QueryInput<OperationNamed<Declared, Name>>,
  name: Name = "list" as Name,
): Promise<AnsweredBy<Declared, Name>> =>
  fetchCollection(callAddress(resource, name, {}), query as Record<string, unknown> | undefined) as Promise<
    AnsweredBy<Declared, Name>
  >;

export const read = <Declared extends DeclaredResource, Name extends NamesWith<Declared, ItemReading>>(
  resource: ResourceReference<Declared>,
  name: Name,
  call: ReadingCall<Declared, Name> = {},
): Promise<AnsweredBy<Declared, Name>> => fetchItem(callAddress(resource, name, call) + searchString(call.query ?? {}));

/** Reads an optional item: null where there is none, which is no error (R8.3). */
export const find = <Declared extends DeclaredResource, Name extends NamesWith<Declared, ItemReading>>(
  resource: ResourceReference<Declared>,
  name: Name,
  call: ReadingCall<Declared, Name>,
): Promise<AnsweredBy<Declared, Name> | null> =>
  findItem(callAddress(resource, name, call) + searchString(call.query ?? {}));

/** Sends a change; `key` is the idempotency key of a kept attempt. */
export async function call<Declared extends DeclaredResource, Name extends NamesWith<Declared, Writing>>(
  resource: ResourceReference<Declared>,
  name: Name,
  { input, key, ...address }: WritingCall<Declared, Name> & { key?: string } = {},
): Promise<AnsweredBy<Declared, Name>> {
  const options = key === undefined ? {} : { idempotencyKey: key };
  return answerIn(
    await send(methodOf(name) as Writing["method"], callAddress(resource, name, address), input, options),
  );
}

/** Sends a change once, however often it is repeated: see `sendOnce`. `state` is the state that the person saw. */
export async function callOnce<Declared extends DeclaredResource, Name extends NamesWith<Declared, Posting>>(
  resource: ResourceReference<Declared>,
  name: Name,
  { input, ...address }: WritingCall<Declared, Name>,
  state: unknown = null,
): Promise<AnsweredBy<Declared, Name>> {
  return answerIn(await sendOnce(callAddress(resource, name, address), input ?? {}, state));
}

/** Reads a file, or posts the input that makes one. */
export const download = <Declared extends DeclaredResource, Name extends NamesWith<Declared, FileReading>>(
  resource: ResourceReference<Declared>,
  name: Name,
  { query, input, ...address }: ReadingCall<Declared, Name> & WritingCall<Declared, Name>,
): Promise<Blob> => {
  const path = callAddress(resource, name, address) + searchString(query ?? {});
  return input === undefined ? fetchFile(path) : sendForFile(path, input);
};

type PlainName<Declared, Wanted> = Declared extends PlainCalls
  ? {
      [Name in keyof Declared["calls"] & string]: Declared["calls"][Name] extends Wanted ? Name : never;
    }[keyof Declared["calls"] & string]
  : never;
type PlainNamed<Declared, Name extends string> = Declared extends {
  calls: Record<Name, infer Called extends PlainCall>;
}
  ? Called
  : never;

type PlainInput<Called> = CallAddress & {
  query?: Called extends { query: infer Query extends z.ZodType } ? z.input<Query> : undefined;
  input?: Called extends { input: infer Input extends z.ZodType } ? z.input<Input> : undefined;
  file?: Called extends { takesFile: true } ? File : undefined;
};

type PlainAnswer<Called> = Called extends { answers: { schema: infer Schema extends z.ZodType } }
  ? z.output<Schema>
  : Called extends { answers: { item: { schema: infer Schema extends z.ZodType } } }
    ? z.output<Schema>
    : Blob;

type PlainGet = PlainCall & { method: "GET" };

/** Makes a plain call that sends something: a file, or a question to the world outside. */
export const sendPlain = <
  Declared extends PlainCalls,
  Name extends PlainName<Declared, PlainCall & { method: "POST" }>,
>(
  calls: CallsReference<Declared>,
  name: Name,
  { query, input, file, ...address }: PlainInput<PlainNamed<Declared, Name>> = {},
): Promise<PlainAnswer<PlainNamed<Declared, Name>>> => {
  const path = callAddress(calls, name, address) + searchString(query ?? {});
  return file ? upload(path, file) : send("POST", path, input ?? {});
};

/** Reads the document of a plain call. */
export const readPlain = <Declared extends PlainCalls, Name extends PlainName<Declared, PlainGet>>(
  calls: CallsReference<Declared>,
  name: Name,
  address: CallAddress = {},
): Promise<PlainAnswer<PlainNamed<Declared, Name>>> => fetchItem(callAddress(calls, name, address));

/** Reads a document that may be missing, as null. */
export const findPlain = <Declared extends PlainCalls, Name extends PlainName<Declared, PlainGet>>(
  calls: CallsReference<Declared>,
  name: Name,
  address: CallAddress = {},
): Promise<PlainAnswer<PlainNamed<Declared, Name>> | null> => findItem(callAddress(calls, name, address));

/** Reads the file of a plain call. */
export const downloadPlain = <Declared extends PlainCalls, Name extends PlainName<Declared, PlainGet>>(
  calls: CallsReference<Declared>,
  name: Name,
  address: CallAddress = {},
): Promise<Blob> => fetchFile(callAddress(calls, name, address));

/** `shows` names further resources that the answer depends on. For optional items see `findQuery`. */
export const itemQuery = <Declared extends DeclaredResource, Name extends NamesWith<Declared, ItemReading>>(
  resource: ResourceReference<Declared>,
  name: Name,
  call: ReadingCall<Declared, Name> = {},
  shows: readonly ResourceReference[] = [],
) => ({ ...keyed(resource, name, call, shows), queryFn: () => read(resource, name, call) });

export const findQuery = <Declared extends DeclaredResource, Name extends NamesWith<Declared, ItemReading>>(
  resource: ResourceReference<Declared>,
  name: Name,
  call: ReadingCall<Declared, Name>,
  shows: readonly ResourceReference[] = [],
) => ({ ...keyed(resource, name, call, shows), queryFn: () => find(resource, name, call) });

export const listQuery = <
  Declared extends DeclaredResource,
  Name extends NamesWith<Declared, ListReading> = NamesWith<Declared, ListReading> & "list",
>(
  resource: ResourceReference<Declared>,
  query?: QueryInput<OperationNamed<Declared, Name>>,
  { name = "list" as Name, shows = [] }: { name?: Name; shows?: readonly ResourceReference[] } = {},
) => ({ ...keyed(resource, name, query, shows), queryFn: () => readCollection(resource, query, name) });

const keyed = (resource: ResourceReference, name: string, asked: unknown, shows: readonly ResourceReference[]) => ({
  queryKey: [resource.path, name, asked] as const,
  meta: { shows: shows.map(({ path }) => path) },
});

/** A change that returns several items answers with a collection. */
function answerIn<Answer>(document: unknown): Answer {
  const { "hydra:member": items, "hydra:totalItems": totalItems } = (document ?? {}) as Record<string, unknown>;
  return (items ? { items, totalItems } : document) as Answer;
}

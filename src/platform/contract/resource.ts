import type { z } from "zod";
import type { AgentMark } from "./agent-mark.ts";
import type { PageQuery } from "./wire.ts";

/**
 * Types that the product adds by declaration merging. Its actor, permissions and token scopes come from
 * `accounts/permissions.ts`, its resources from `src/declarations.ts`, its refusals from `src/refusals.ts`.
 */
export interface Product extends Record<never, never> {}

export type ResourceClass<
  Path extends string = string,
  Schema extends z.ZodObject = z.ZodObject,
  OnlyInItem extends string = string,
> = {
  name: string;
  /** The collection's path below `/api/`: `orders`. */
  path: Path;
  /** The resource in which open pages see its items, unless it is this one. */
  shownIn?: string;
  /** The item's representation; a field is writable when an operation's input names it. */
  schema: Schema;
  /** Fields that lists leave out, such as texts that no list shows (decision 0164). */
  onlyInItem?: readonly OnlyInItem[];
};

/**
 * A resource of the API, declared once in its noun's `contract.ts`. Routes, typed client, Hydra documentation, OpenAPI
 * and access tests all read it (R7.8).
 */
export type DeclaredResource<
  Path extends string = string,
  Schema extends z.ZodObject = z.ZodObject,
  Operations extends Record<string, DeclaredOperation> = Record<string, DeclaredOperation>,
  OnlyInItem extends string = string,
> = ResourceClass<Path, Schema, OnlyInItem> & {
  description: string;
  /** By their stable names; `operationPath` derives their addresses. */
  operations: Operations;
};

type Method = "GET" | "POST" | "PUT" | "PATCH" | "DELETE";
type Target = "item" | "collection";
/** The field's heading; with names for a number, or another reading of its own; or a column for each of its parts. */
type FileField<Item, Value> =
  | string
  | { heading: string; names: Readonly<Record<number, string>> }
  | { heading: string; cell: (item: Item) => unknown }
  | { parts: Readonly<{ [Part in keyof Value]?: string }> };
export type FileFields<Item = Record<string, unknown>> = {
  readonly [Field in keyof Item & string]?: FileField<Item, Item[Field]>;
};
export type AnswerKind = "collection" | "item" | "file" | "nothing";

export type OperationAdmission = {
  /** The row of the permission table that the command checks (R6.3). */
  permission?: Product["permission"];
  /** The other side's permission, where either side may call it. */
  otherSide?: Product["permission"] | undefined;
  /** The scope that opens it to grants, where it is not its permission's. For a read, beside `read`. */
  scope?: Product["scope"];
  operator?: boolean;
  /** Refuses grants, for this reason. */
  personal?: Product["closedReason"] | false;
  /** Asks for a proof of identity within the last minutes. */
  freshProof?: boolean;
};

export type OperationWords = {
  summary: string;
  /** One to three sentences: effect, conditions, what stays unchanged. */
  description: string;
  /** Offers it to agents. */
  agent?: AgentMark;
};

export type DeclaredOperation<
  Query extends z.ZodObject | undefined = z.ZodObject | undefined,
  Input extends z.ZodType | undefined = z.ZodType | undefined,
  Answers extends AnswerKind = AnswerKind,
  Of extends ResourceClass | undefined = ResourceClass | undefined,
  Verb extends Method = Method,
> = OperationAdmission &
  OperationWords & {
    method: Verb;
    on: Target;
    answers: Answers;
    /** The class of the answer, unless it is the resource's own. */
    of: Of;
    query: Query;
    input: Input;
    files?: readonly string[];
    /** Of a file that holds the resource's list: its fields in their order, with their headings. */
    fields?: FileFields;
    /** The call must carry an Idempotency-Key, which is optional for every other command. */
    movesMoney?: boolean;
    /** A field shown once: a repeated call answers the rest only. */
    secret?: string;
    /** A replica may answer it, with at least what the caller has written (decision 0207). */
    fromReplica?: boolean;
    /** Refusals of its own, besides those of every call of its kind. */
    refusals?: readonly (keyof Product["refusals"])[];
    status: 200 | 201 | 204;
  };

type ReadingWords<Query> = OperationAdmission & OperationWords & { on?: Target; query?: Query; fromReplica?: boolean };
type WritingWords<Input> = OperationAdmission &
  OperationWords & {
    on?: Target;
    input: Input;
    movesMoney?: boolean;
    secret?: string;
    refusals?: readonly (keyof Product["refusals"])[];
  };

const plain = { of: undefined, query: undefined, input: undefined } as const;

export const list = <Query extends z.ZodObject, Of extends ResourceClass | undefined = undefined>(
  words: ReadingWords<Query> & { query: Query; of?: Of },
): DeclaredOperation<Query, undefined, "collection", Of, "GET"> => ({
  ...plain,
  method: "GET",
  on: "collection",
  answers: "collection",
  status: 200,
  ...words,
  of: words.of as Of,
});

export const get = <
  Query extends z.ZodObject | undefined = undefined,
  Of extends ResourceClass | undefined = undefined,
>(
  words: ReadingWords<Query> & { of?: Of },
): DeclaredOperation<Query, undefined, "item", Of, "GET"> => ({
  ...plain,
  method: "GET",
  on: "item",
  answers: "item",
  status: 200,
  ...words,
  query: words.query as Query,
  of: words.of as Of,
});

export const create = <Input extends z.ZodType>(
  words: WritingWords<Input>,
): DeclaredOperation<undefined, Input, "item", undefined, "POST"> => ({
  ...plain,
  method: "POST",
  on: "collection",
  answers: "item",
  status: 201,
  ...words,
});

export const update = <Input extends z.ZodType>(
  words: WritingWords<Input>,
): DeclaredOperation<undefined, Input, "item", undefined, "PATCH"> => ({
  ...plain,
  method: "PATCH",
  on: "item",
  answers: "item",
  status: 200,
  ...words,
});

export const replace = <Input extends z.ZodType>(
  words: WritingWords<Input>,
): DeclaredOperation<undefined, Input, "item", undefined, "PUT"> => ({
  ...plain,
  method: "PUT",
  on: "item",
  answers: "item",
  status: 200,
  ...words,
});

export const remove = (
  words: OperationAdmission & OperationWords & { on?: Target },
): DeclaredOperation<undefined, undefined, "nothing", undefined, "DELETE"> => ({
  ...plain,
  method: "DELETE",
  on: "item",
  answers: "nothing",
  status: 204,
  ...words,
});

/** A command that is no edit, on an item or the whole: `POST /api/orders/{id}/accept`. */
export const action = <
  Input extends z.ZodType,
  Answers extends AnswerKind = "item",
  Of extends ResourceClass | undefined = undefined,
  Query extends z.ZodObject | undefined = undefined,
>(
  words: WritingWords<Input> & {
    query?: Query;
    answers?: Answers;
    of?: Of;
    status?: 200 | 201 | 204;
    files?: readonly string[];
  },
): DeclaredOperation<Query, Input, NoInfer<Answers>, Of, "POST"> => ({
  ...plain,
  method: "POST",
  on: "item",
  status: words.answers === "nothing" ? 204 : 200,
  ...words,
  answers: (words.answers ?? "item") as Answers,
  query: words.query as Query,
  of: words.of as Of,
});

export const file = <Query extends z.ZodObject | undefined = undefined>(
  words: ReadingWords<Query> & { files: readonly string[] },
): DeclaredOperation<Query, undefined, "file", undefined, "GET"> => ({
  ...plain,
  method: "GET",
  on: "item",
  answers: "file",
  status: 200,
  ...words,
  query: words.query as Query,
});

/** Keeps the types of a declaration. */
export const resource = <
  const Path extends string,
  Schema extends z.ZodObject,
  Operations extends Record<string, DeclaredOperation>,
  const OnlyInItem extends keyof Schema["shape"] & string = never,
>(
  declaration: DeclaredResource<Path, Schema, Operations, OnlyInItem>,
): DeclaredResource<Path, Schema, Operations, OnlyInItem> => declaration;

const methodsOfPlainNames = {
  list: "GET",
  get: "GET",
  create: "POST",
  update: "PATCH",
  replace: "PUT",
  remove: "DELETE",
} as const satisfies Record<string, Method>;
type PlainName = keyof typeof methodsOfPlainNames;
const plainMethods: Readonly<Record<string, Method>> = methodsOfPlainNames;

/** The stable name of an action by its address's last segment; `.action` avoids the six plain names. */
export type ActionName<Segment extends string> = Segment extends PlainName ? `${Segment}.action` : Segment;

export const actionName = <Segment extends string>(segment: Segment): ActionName<Segment> =>
  (Object.hasOwn(plainMethods, segment) ? `${segment}.action` : segment) as ActionName<Segment>;

/** Returns a command's method: POST, unless its name or the part after a full stop is a plain name. */
export const methodOf = (name: string): Method => plainMethods[name.split(".").at(-1) ?? ""] ?? "POST";

/**
 * Returns an operation's address below its resource: "", "/{id}", "/{id}/accept". A name other than the six plain ones
 * is the last segment. Two operations at one address differ after a full stop, as `messages` and `messages.write` do. A
 * plain name there gives the method.
 */
export function operationPath(name: string, on: Target): string {
  const item = on === "item" ? "/{id}" : "";
  return Object.hasOwn(plainMethods, name) ? item : `${item}/${name.split(".")[0]}`;
}

type ItemOf<Resource extends ResourceClass> = z.output<Resource["schema"]> & { id: string };

type OnlyInItemOf<Resource extends ResourceClass> = NonNullable<Resource["onlyInItem"]>[number];

/** An item as lists answer it. */
export type ListedOf<Resource extends ResourceClass> = [OnlyInItemOf<Resource>] extends [never]
  ? ItemOf<Resource>
  : Omit<ItemOf<Resource>, OnlyInItemOf<Resource>>;

type ClassOf<Resource extends ResourceClass, Operation> = Operation extends { of: infer Of extends ResourceClass }
  ? Of
  : Resource;

export type FileAnswer = {
  /** With its extension. */
  name: string;
  type: string;
  content: Uint8Array | string | AsyncIterable<Uint8Array>;
  /** Shown in the browser instead of saved. Only safe for files that can't run scripts. */
  isShown?: boolean;
  /** The browser may cache it forever: its address never shows another file. */
  isKept?: boolean;
};

/** An operation's answer, without the words of JSON-LD. */
export type AnswerOf<Resource extends ResourceClass, Operation extends DeclaredOperation> = {
  item: ItemOf<ClassOf<Resource, Operation>>;
  collection: { items: ListedOf<ClassOf<Resource, Operation>>[]; totalItems: number; countedUpTo?: number };
  file: FileAnswer;
  nothing: undefined;
}[Operation["answers"]];

export type QueryOf<Operation extends DeclaredOperation> = Operation extends { query: infer Query extends z.ZodObject }
  ? z.output<Query> & (Operation["answers"] extends "collection" ? PageQuery : unknown)
  : unknown;

export type InputOf<Operation extends DeclaredOperation> = Operation extends { input: infer Input extends z.ZodType }
  ? z.output<Input>
  : undefined;

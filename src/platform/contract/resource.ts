import type { z } from "zod";
import type { RefusalCode } from "./refusals.ts";
import type { Page } from "./wire.ts";

/**
 * The types that the product adds by declaration merging: its actor, the names of its permissions and of a token's scopes
 * (`accounts/permissions.ts`), the resources that it declares (`src/declarations.ts`) and its refusals (`src/refusals.ts`).
 */
export interface Product extends Record<never, never> {}

/** The class of an answer: its name, the path of its items, and their fields. */
export type ResourceClass<Path extends string = string, Schema extends z.ZodObject = z.ZodObject> = {
  /** As the documentation names it: `Order`. */
  name: string;
  /** The collection's path below `/api/`: `orders`. */
  path: Path;
  /** The item's representation; a field is writable when an operation's input names it. */
  schema: Schema;
};

/**
 * A resource of the API, declared once in its noun's `contract.ts`: routes, typed client, Hydra documentation, OpenAPI and the access
 * tests all read this declaration (R7.8).
 */
export type DeclaredResource<
  Path extends string = string,
  Schema extends z.ZodObject = z.ZodObject,
  Operations extends Record<string, DeclaredOperation> = Record<string, DeclaredOperation>,
> = ResourceClass<Path, Schema> & {
  /** Two or three sentences for whoever reads the documentation. */
  description: string;
  /** By their stable names; see `operationPath` for the address that a name has. */
  operations: Operations;
};

type Method = "GET" | "POST" | "PUT" | "PATCH" | "DELETE";
type Target = "item" | "collection";
export type AnswerKind = "collection" | "item" | "file" | "nothing";

/** Whom an operation lets in. */
type Admission = {
  /** The row of the permission table that the command asks for (R6.3). */
  permission?: Product["permission"];
  /** The scope that an API token needs where no row of that table is asked for; without either no token may call. */
  scope?: Product["scope"];
  /** Only the operators may call it. */
  operator?: boolean;
  /** Only the person may call it, no program with an API token. */
  personal?: boolean;
  /** Whoever calls it has shown within the last minutes who they are. */
  freshProof?: boolean;
};

type OperationWords = {
  /** A line for lists. */
  summary: string;
  /** One to three sentences: effect, conditions, what it leaves alone. */
  description: string;
};

export type DeclaredOperation<
  Query extends z.ZodObject | undefined = z.ZodObject | undefined,
  Input extends z.ZodType | undefined = z.ZodType | undefined,
  Answers extends AnswerKind = AnswerKind,
  Of extends ResourceClass | undefined = ResourceClass | undefined,
  Verb extends Method = Method,
> = Admission &
  OperationWords & {
    method: Verb;
    on: Target;
    answers: Answers;
    /** The class of the answer, where it is another than the resource's own. */
    of: Of;
    query: Query;
    input: Input;
    /** The media types of a file. */
    files?: readonly string[];
    /** Money moves: the call must carry an Idempotency-Key, which every other command may. */
    movesMoney?: boolean;
    /** The field of the answer that is shown once: who repeats the call is told the rest. */
    secret?: string;
    /** Refusals of its own, besides those of every call of its kind. */
    refusals?: readonly RefusalCode[];
    status: 200 | 201 | 204;
  };

type ReadingWords<Query> = Admission & OperationWords & { on?: Target; query?: Query };
type WritingWords<Input> = Admission &
  OperationWords & {
    on?: Target;
    input: Input;
    movesMoney?: boolean;
    secret?: string;
    refusals?: readonly RefusalCode[];
  };

const plain = { of: undefined, query: undefined, input: undefined } as const;

/** A page of the collection. */
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

/** One item. */
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
  words: Admission & OperationWords & { on?: Target },
): DeclaredOperation<undefined, undefined, "nothing", undefined, "DELETE"> => ({
  ...plain,
  method: "DELETE",
  on: "item",
  answers: "nothing",
  status: 204,
  ...words,
});

/** Something done to an item, or to the whole, that is no edit: `POST /api/orders/{id}/accept`. */
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

/** A reading that answers a file. */
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
>(
  declaration: DeclaredResource<Path, Schema, Operations>,
): DeclaredResource<Path, Schema, Operations> => declaration;

/** The methods of the operations that need no address of their own. */
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

/** The name of an action by the last segment of its address; one of the six plain names is told apart. */
export type ActionName<Segment extends string> = Segment extends PlainName ? `${Segment}.action` : Segment;

export const actionName = <Segment extends string>(segment: Segment): ActionName<Segment> =>
  (Object.hasOwn(plainMethods, segment) ? `${segment}.action` : segment) as ActionName<Segment>;

/** The method of a change by its name: an action is posted, unless a plain name stands behind its full stop. */
export const methodOf = (name: string): Method => plainMethods[name.split(".").at(-1) ?? ""] ?? "POST";

/**
 * The address of an operation below its resource: "", "/{id}", "/{id}/accept". A name that is not one of the six plain ones is the
 * last segment; two operations at one address differ behind a full stop: `messages`, `messages.write`. A plain name there says the method.
 */
export function operationPath(name: string, on: Target): string {
  const item = on === "item" ? "/{id}" : "";
  return Object.hasOwn(plainMethods, name) ? item : `${item}/${name.split(".")[0]}`;
}

/** An item as it is sent. */
type ItemOf<Resource extends ResourceClass> = z.output<Resource["schema"]> & { id: string };

type ClassOf<Resource extends ResourceClass, Operation> = Operation extends { of: infer Of extends ResourceClass }
  ? Of
  : Resource;

/** A file on its way out. */
export type FileAnswer = {
  /** With its ending. */
  name: string;
  type: string;
  content: Uint8Array | string | AsyncIterable<Uint8Array>;
  /** Shown in the browser instead of saved; safe for files that can't run. */
  isShown?: boolean;
  /** The browser may keep it for ever: its address never shows another. */
  isKept?: boolean;
};

/** The answer of an operation, without the words of JSON-LD. */
export type AnswerOf<Resource extends ResourceClass, Operation extends DeclaredOperation> = {
  item: ItemOf<ClassOf<Resource, Operation>>;
  collection: { items: ItemOf<ClassOf<Resource, Operation>>[]; totalItems: number };
  file: FileAnswer;
  nothing: undefined;
}[Operation["answers"]];

/** The parameters of a reading: its filters, with its page where it is a list. */
export type QueryOf<Operation extends DeclaredOperation> = Operation extends { query: infer Query extends z.ZodObject }
  ? z.output<Query> & (Operation["answers"] extends "collection" ? Page : unknown)
  : unknown;

export type InputOf<Operation extends DeclaredOperation> = Operation extends { input: infer Input extends z.ZodType }
  ? z.output<Input>
  : undefined;

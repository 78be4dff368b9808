import type { z } from "zod";
import type { AnswerKind, FileAnswer, Product, ResourceClass } from "../contract/resource.ts";
import type { Page } from "../contract/wire.ts";
import type { Reader, Tx } from "../database/database.ts";
import { notFound } from "./errors.ts";

type Actor = Product["actor"];

/** A declared resource with the handlers of its operations, as the adapters call it. */
export type Resource = ResourceClass & { description: string; operations: Operation[] };

export type Representation = { id: string } & Record<string, unknown>;
export type Collection = { items: Representation[]; totalItems: number };
export type Answer = Representation | Collection | FileAnswer | undefined;

export type Operation = {
  /** Stable within its resource: programs and events name it. */
  name: string;
  method: "GET" | "POST" | "PUT" | "PATCH" | "DELETE";
  /** Below the resource's path: "", "/{id}", "/{id}/accept". */
  path: string;
  answers: AnswerKind;
  /** The class of what is answered, where it is another than the resource's own. */
  of: ResourceClass | undefined;
  summary: string;
  description: string;
  /** Only the operators may call it. */
  operator: boolean;
  /** Only the person may call it, no program with an API token. */
  personal: boolean;
  /** Whoever calls it has shown within the last minutes who they are. */
  freshProof: boolean;
  /** The row of the permission table that the command asks for (R6.3). */
  permission: Product["permission"] | undefined;
  /** What an API token needs for a call that asks for no row of that table; without either no token may call it. */
  scope?: Product["scope"] | undefined;
  query: z.ZodObject | undefined;
  input: z.ZodType | undefined;
  /** The media types of a file. */
  files?: readonly string[];
  /** Money moves: the call must carry an Idempotency-Key, which every other command may. */
  movesMoney: boolean;
  /** The field of the answer that is shown once: who repeats the call is told the rest. */
  secret?: string;
  status: 200 | 201 | 204;
  handle: (call: never) => Promise<Answer>;
};

type Addressed = {
  actor: Actor;
  /** The item's; empty for a call of the collection. */
  id: string;
  /** All ids that the path names. */
  parameters: Readonly<Record<string, string>>;
};
export type Reading<Query = unknown> = Addressed & { reader: Reader; query: Query };
export type Writing<Input = unknown, Query = unknown> = Addressed & { tx: Tx; query: Query; input: Input };

type Words = {
  summary: string;
  permission?: Product["permission"];
  scope?: Product["scope"];
  operator?: boolean;
  personal?: boolean;
  freshProof?: boolean;
};

const defaults = {
  name: "",
  description: "",
  of: undefined,
  operator: false,
  personal: false,
  freshProof: false,
  permission: undefined,
  query: undefined,
  input: undefined,
  movesMoney: false,
} as const;

export function list<Query extends z.ZodObject>(
  words: Words & { query: Query; path?: string; handle: (call: Reading<z.infer<Query> & Page>) => Promise<Collection> },
): Operation {
  return { ...defaults, method: "GET", path: "", answers: "collection", status: 200, ...words };
}

export function get<Query extends z.ZodObject>(
  words: Words & {
    path?: string;
    query?: Query;
    handle: (call: Reading<z.infer<Query> & Page>) => Promise<Representation | undefined>;
  },
): Operation {
  return { ...defaults, method: "GET", path: "/{id}", answers: "item", status: 200, ...words };
}

export function create<Input extends z.ZodType>(
  words: Words & {
    input: Input;
    movesMoney?: boolean;
    secret?: string;
    handle: (call: Writing<z.infer<Input>>) => Promise<Representation>;
  },
): Operation {
  return { ...defaults, method: "POST", path: "", answers: "item", status: 201, ...words };
}

export function update<Input extends z.ZodType>(
  words: Words & { input: Input; path?: string; handle: (call: Writing<z.infer<Input>>) => Promise<Representation> },
): Operation {
  return { ...defaults, method: "PATCH", path: "/{id}", answers: "item", status: 200, ...words };
}

/** Something done to an item that is no edit: `POST /api/orders/{id}/accept`. */
export function action<Input extends z.ZodType>(
  words: Words & {
    path: string;
    input: Input;
    movesMoney?: boolean;
    answers?: "item" | "collection" | "nothing";
    of?: Operation["of"];
    status?: 200 | 201 | 204;
    handle: (call: Writing<z.infer<Input>>) => Promise<Answer>;
  },
): Operation {
  return { ...defaults, method: "POST", answers: "item", status: 200, ...words };
}

/** What was just written, as its writer reads it. Throws 404 when the writer may not read it (any more). */
export function readBack<Item extends Representation>(item: Item | undefined): Item {
  if (!item) throw notFound();
  return item;
}

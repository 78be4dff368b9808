import type { z } from "zod";
import type { RefusalCode } from "../contract/refusals.ts";
import type { AnswerKind, FileAnswer, Product, ResourceClass } from "../contract/resource.ts";
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
  /** The scope that an API token needs where no row of that table is asked for; without either no token may call. */
  scope?: Product["scope"] | undefined;
  query: z.ZodObject | undefined;
  input: z.ZodType | undefined;
  /** The media types of a file. */
  files?: readonly string[];
  /** Money moves: the call must carry an Idempotency-Key, which every other command may. */
  movesMoney: boolean;
  /** The field of the answer that is shown once: who repeats the call is told the rest. */
  secret?: string;
  /** Refusals of its own, besides those of every call of its kind. */
  refusals?: readonly RefusalCode[];
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

/** The record that was just written, as its writer reads it. Throws 404 when the writer may not read it (any more). */
export function readBack<Item extends Representation>(item: Item | undefined): Item {
  if (!item) throw notFound();
  return item;
}

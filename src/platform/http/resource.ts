import type { z } from "zod";
import type { RefusalCode } from "../contract/refusals.ts";
import type { AnswerKind, FileAnswer, Product, ResourceClass } from "../contract/resource.ts";
import type { Reader, Tx } from "../database/database.ts";
import { notFound } from "./errors.ts";

type Actor = Product["actor"];

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
  of: ResourceClass | undefined;
  summary: string;
  description: string;
  operator: boolean;
  personal: boolean;
  freshProof: boolean;
  permission: Product["permission"] | undefined;
  otherSide?: Product["permission"] | undefined;
  scope?: Product["scope"] | undefined;
  query: z.ZodObject | undefined;
  input: z.ZodType | undefined;
  files?: readonly string[];
  movesMoney: boolean;
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
  parameters: Readonly<Record<string, string>>;
};
export type Reading<Query = unknown> = Addressed & { reader: Reader; query: Query };
export type Writing<Input = unknown, Query = unknown> = Addressed & { tx: Tx; query: Query; input: Input };

/** Returns the record just written, as its writer reads it. Throws 404 when the writer may not read it (any more). */
export function readBack<Item extends Representation>(item: Item | undefined): Item {
  if (!item) throw notFound();
  return item;
}

import type { DeclaredOperation, FileAnswer, Product, ResourceClass } from "../contract/resource.ts";
import type { Asking, Reader, Tx } from "../database/database.ts";
import { notFound } from "./errors.ts";

type Actor = Product["actor"];

export type Resource = ResourceClass & { description: string; operations: Operation[] };

export type Representation = { id: string } & Record<string, unknown>;
/** `countedUpTo`: there are more items than `totalItems`, where counting stopped. `next`: the cursor of the next page. */
export type Collection = { items: Representation[]; totalItems: number; countedUpTo?: number; next?: string };
export type Answer = Representation | Collection | FileAnswer | undefined;

type OperationFlag = "operator" | "personal" | "freshProof" | "movesMoney";

/** A declared operation with its name, address and handler. */
export type Operation = DeclaredOperation &
  Required<Pick<DeclaredOperation, OperationFlag>> & {
    /** Stable within its resource: programs and events name it. */
    name: string;
    /** Below the resource's path: "", "/{id}", "/{id}/accept". */
    path: string;
    handle: (call: never) => Promise<Answer>;
    /** The part of a read that asks nothing of its reader: it runs beside the question for their roles. */
    begin?: BeginRead;
    /** The locks of a command that need nothing but its item's id: they travel with that question too. */
    lock?: LockFirst;
  };

/** Begins a read by the item's id alone. Nothing of it may leave before the reader's rights are known. */
export type BeginRead = (begun: { lookups: Asking; reader: Reader; id: string }) => Promise<unknown> | undefined;

/** Must not write, nor throw for a missing item: a repeated call has its kept answer. `userId` is the caller's. */
export type LockFirst = (tx: Tx, called: { id: string; userId: string }) => Promise<unknown>;

type Addressed = {
  actor: Actor;
  /** The item's; empty for a call of the collection. */
  id: string;
  parameters: Readonly<Record<string, string>>;
};
export type Reading<Query = unknown> = Addressed & {
  reader: Reader;
  query: Query;
  /** Aborts when the caller hangs up; made when a handler asks for it. */
  readonly signal: AbortSignal | undefined;
};
export type Writing<Input = unknown, Query = unknown> = Addressed & { tx: Tx; query: Query; input: Input };

/** Returns the record just written, as its writer reads it. Throws 404 when the writer may not read it (any more). */
export function readBack<Item extends Representation>(item: Item | undefined): Item {
  if (!item) throw notFound();
  return item;
}

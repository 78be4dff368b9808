import {
  type AnswerOf,
  type DeclaredOperation,
  type DeclaredResource,
  type FileFields,
  type InputOf,
  operationPath,
  type Product,
  type QueryOf,
  type ResourceClass,
} from "../contract/resource.ts";
import type { Asking, Tx } from "../database/database.ts";
import { exportOfList } from "./list-export.ts";
import type {
  Answer,
  BeginRead,
  LockFirst,
  Operation,
  Reading,
  Representation,
  Resource,
  Writing,
} from "./resource.ts";

/**
 * An item's read in two steps. Its row, by the id alone, travels with the question for the reader's roles; then follows
 * how much of it they see (decision 0168).
 */
type ItemRead<Item> = {
  read: (asking: Asking, id: string) => Promise<unknown>;
  show: (row: never, actor: Product["actor"]) => Item | undefined;
};

export const inTwoSteps = <Row, Item>(
  read: (asking: Asking, id: string) => Promise<Row>,
  show: (row: Row, actor: Product["actor"]) => Item | undefined,
): ItemRead<Item> => ({ read, show });

/** A read of which one part asks nothing of its reader, and runs beside the question for their roles (decision 0291). */
type EarlyRead<Query, Result> = {
  begin: BeginRead;
  /** `begun` is missing where the call began otherwise. */
  handle: (call: Reading<Query> & { begun?: Promise<unknown> }) => Promise<Result | undefined>;
};

/** A command whose locks travel with the question for the caller's roles, which its work then knows (decision 0168). */
type LockedWrite<Call, Written> = { lock: LockFirst; handle: (call: Call & { locked: never }) => Promise<Written> };

export const lockedFirst = <Locked, Input, Written>(
  lock: (tx: Tx, called: { id: string; userId: string }) => Promise<Locked>,
  handle: (call: Writing<Input> & { locked: Locked }) => Promise<Written>,
): LockedWrite<Writing<Input>, Written> => ({ lock, handle });

/** A read returns undefined for an item that is missing or not for this reader. */
type Handler<Served extends ResourceClass, Declared extends DeclaredOperation> = Declared["method"] extends "GET"
  ?
      | ((call: Reading<QueryOf<Declared>>) => Promise<AnswerOf<Served, Declared> | undefined>)
      | EarlyRead<QueryOf<Declared>, AnswerOf<Served, Declared>>
      | ItemRead<AnswerOf<Served, Declared>>
  : Declared["answers"] extends "nothing"
    ? (call: Writing<InputOf<Declared>, QueryOf<Declared>>) => Promise<void>
    :
        | ((call: Writing<InputOf<Declared>, QueryOf<Declared>>) => Promise<AnswerOf<Served, Declared>>)
        | LockedWrite<Writing<InputOf<Declared>, QueryOf<Declared>>, AnswerOf<Served, Declared>>;

/** Files of lists are read by the handlers of the lists. */
export type Handlers<Served extends DeclaredResource> = {
  [Name in keyof Served["operations"] as Served["operations"][Name] extends { fields: FileFields }
    ? never
    : Name]: Handler<Served, Served["operations"][Name]>;
};

/** Gives each operation of a declared resource its handler; a forgotten one does not compile. */
export function serve<Served extends DeclaredResource>(
  { operations, ...declared }: Served,
  handlers: Handlers<Served>,
): Resource {
  return {
    ...declared,
    operations: Object.entries(operations).map(([name, operation]) =>
      served(name, operation, handlerOf(declared, operation, handlers as Record<string, unknown>, name)),
    ),
  };
}

function handlerOf(
  { path, schema }: ResourceClass,
  { fields }: DeclaredOperation,
  handlers: Record<string, unknown>,
  name: string,
): unknown {
  if (!fields) return handlers[name];
  const { handle } = partsOf(handlers.list as AnyHandler);
  return exportOfList({ path, schema, fields }, handle as Parameters<typeof exportOfList>[1]);
}

const served = (name: string, operation: DeclaredOperation, handler: unknown): Operation => ({
  operator: false,
  personal: false,
  freshProof: false,
  movesMoney: false,
  ...operation,
  name,
  path: operationPath(name, operation.on),
  ...partsOf(handler as AnyHandler),
});

type AnyHandler =
  | Operation["handle"]
  | EarlyRead<unknown, Answer>
  | ItemRead<Representation>
  | LockedWrite<Writing, Answer>;

function partsOf(handler: AnyHandler): Pick<Operation, "handle" | "begin" | "lock"> {
  if (typeof handler === "function") return { handle: handler };
  return "read" in handler ? twoSteps(handler) : handler;
}

const twoSteps = ({ read, show }: ItemRead<Representation>): Pick<Operation, "handle" | "begin"> => ({
  begin: ({ lookups, id: wanted }) => read(lookups, wanted),
  handle: async ({ reader, id, actor, begun = read(reader, id) }: Reading & { begun?: Promise<unknown> }) =>
    show((await begun) as never, actor),
});

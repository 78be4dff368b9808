import {
  type AnswerOf,
  type DeclaredOperation,
  type DeclaredResource,
  type InputOf,
  operationPath,
  type QueryOf,
  type ResourceClass,
} from "../contract/resource.ts";
import type { Operation, Reading, Resource, Writing } from "./resource.ts";

/** A read returns undefined for an item that is missing or not for this reader. */
type Handler<Served extends ResourceClass, Declared extends DeclaredOperation> = Declared["method"] extends "GET"
  ? (call: Reading<QueryOf<Declared>>) => Promise<AnswerOf<Served, Declared> | undefined>
  : Declared["answers"] extends "nothing"
    ? (call: Writing<InputOf<Declared>, QueryOf<Declared>>) => Promise<void>
    : (call: Writing<InputOf<Declared>, QueryOf<Declared>>) => Promise<AnswerOf<Served, Declared>>;

export type Handlers<Served extends DeclaredResource> = {
  [Name in keyof Served["operations"]]: Handler<Served, Served["operations"][Name]>;
};

/** Gives each operation of a declared resource its handler; a forgotten one does not compile. */
export function serve<Served extends DeclaredResource>(
  { operations, ...declared }: Served,
  handlers: Handlers<Served>,
): Resource {
  return {
    ...declared,
    operations: Object.entries(operations).map(([name, operation]) => served(name, operation, handlers[name])),
  };
}

const served = (name: string, operation: DeclaredOperation, handle: unknown): Operation => ({
  operator: false,
  personal: false,
  freshProof: false,
  movesMoney: false,
  ...operation,
  name,
  path: operationPath(name, operation.on),
  handle: handle as Operation["handle"],
});

import { randomUUID } from "node:crypto";
import { callAddress } from "#platform/contract/call-address.ts";
import { idOf } from "#platform/contract/iri.ts";
import { fullPage } from "#platform/contract/list-length.ts";
import type { DeclaredOperation, DeclaredResource } from "#platform/contract/resource.ts";
import { askServer, documentOf } from "./ask-server.ts";
import { type Connection, readConnection } from "./connection.ts";
import { nounHelp, operationHelp } from "./help.ts";
import { actionsOf, type Noun } from "./nouns.ts";
import { commandOf, type OperationInput, readInput } from "./operation-options.ts";
import { isList, showItem, showRows } from "./show.ts";
import { RemoteError, type Terminal } from "./terminal.ts";

/** Calls an operation of a noun: `byline orders accept ID`. Without an action it lists. */
export async function callNoun(name: string, noun: Noun, words: string[], terminal: Terminal): Promise<void> {
  const resource = await noun.load();
  const actions = new Map(actionsOf(resource));
  const [first] = words;
  const named = first !== undefined && !first.startsWith("-") ? first : undefined;
  if (named === undefined && words.includes("--help")) return terminal.print(nounHelp(name, resource));
  const action = named ?? "list";
  const operation = actions.get(action);
  if (!operation) throw new RemoteError(`There is no "${action}".\n\n${nounHelp(name, resource)}`, 2);
  const command = commandOf(operation);
  const input = await readInput(command, named === undefined ? words : words.slice(1), terminal.lines);
  if (input.shows.help) return terminal.print(operationHelp(`${name} ${action}`, operation, command));
  await callOne({ resource, action, operation, columns: noun.columns }, input, terminal);
}

type NounCall = {
  resource: DeclaredResource;
  action: string;
  operation: DeclaredOperation;
  columns: readonly string[];
};

async function callOne(called: NounCall, input: OperationInput, terminal: Terminal): Promise<void> {
  const connection = await readConnection(terminal.env);
  const document = input.shows.all
    ? await readAll(connection, called, input, terminal)
    : await askOnce(connection, called, input);
  if (input.shows.json) return terminal.print(JSON.stringify(document, null, 2));
  if (isList(document))
    return showRows(terminal, document["hydra:member"], called.columns, document["hydra:totalItems"]);
  if (document === null) return terminal.tell("Done.");
  showItem(terminal, document as Record<string, unknown>);
}

async function askOnce(
  connection: Connection,
  { resource, action, operation }: NounCall,
  input: OperationInput,
): Promise<unknown> {
  const { id, query, body, key } = input;
  const path = `/api${callAddress(resource, action, id === undefined ? {} : { id: idOf(id) })}`;
  const isRead = operation.method === "GET" || operation.method === "DELETE";
  const answer = await askServer(connection, {
    method: operation.method,
    path,
    query,
    ...(isRead ? {} : { body, key: key ?? (operation.movesMoney ? randomUUID() : undefined) }),
  });
  return documentOf(answer);
}

async function readAll(
  connection: Connection,
  called: NounCall,
  input: OperationInput,
  terminal: Terminal,
): Promise<unknown> {
  const members: Record<string, unknown>[] = [];
  for (let page = 1; ; page++) {
    const query = { ...input.query, page, itemsPerPage: fullPage };
    const document = await askOnce(connection, called, { ...input, query });
    if (!isList(document)) throw new RemoteError("Only lists are read to their end.", 2);
    members.push(...document["hydra:member"]);
    terminal.progress(`${members.length} of ${document["hydra:totalItems"]}`);
    if (document["hydra:member"].length < fullPage) return { ...document, "hydra:member": members };
  }
}

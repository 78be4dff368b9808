import { createWriteStream, openAsBlob } from "node:fs";
import { basename } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { type ImportState, statesUnderWay } from "#imports/import.ts";
import type { DeclaredResource } from "#platform/contract/resource.ts";
import { askServer, documentOf } from "./ask-server.ts";
import { type Connection, readConnection } from "./connection.ts";
import { operationHelp } from "./help.ts";
import { commandOf, readInput } from "./operation-options.ts";
import { RemoteError, type Terminal } from "./terminal.ts";

/** Lists that are saved as files. */
const exported: Readonly<Record<string, () => Promise<DeclaredResource>>> = {
  outlets: async () => (await import("#marketplace/contract.ts")).listingResource,
  orders: async () => (await import("#orders/contract.ts")).orderResource,
  transactions: async () => (await import("#wallet/contract.ts")).transactionResource,
  offers: async () => (await import("#offers/contract.ts")).offerResource,
  campaigns: async () => (await import("#campaigns/contract.ts")).campaignResource,
  disputes: async () => (await import("#orders/disputes/contract.ts")).disputeResource,
  claims: async () => (await import("#orders/claims/contract.ts")).claimResource,
  invoices: async () => (await import("#payments/invoices/contract.ts")).invoiceResource,
  withdrawals: async () => (await import("#payments/withdrawals/contract.ts")).withdrawalResource,
  people: async () => (await import("#operator/people/contract.ts")).personRecordResource,
  organizations: async () => (await import("#operator/organizations/contract.ts")).organizationRecordResource,
  trail: async () => (await import("#audit/contract.ts")).auditEventResource,
};

/** `byline export orders --status completed --output orders.csv`; without a file it is the answer. */
export async function exportList([noun = "", ...words]: string[], terminal: Terminal): Promise<void> {
  const load = Object.hasOwn(exported, noun) ? exported[noun] : undefined;
  const resource = await load?.();
  const operation = resource?.operations.export;
  if (!resource || !operation) throw new RemoteError(`Name one of: ${Object.keys(exported).join(", ")}.`, 2);
  const command = commandOf(operation);
  const outputs = { ...command, options: { ...command.options, output: { type: "string" as const } } };
  const output = outputNamed(words);
  const input = await readInput(outputs, words, terminal.lines);
  if (input.shows.help)
    return terminal.print(`${operationHelp(`export ${noun}`, operation, command)}\n  --output FILE`);
  const path = `/api/${resource.path}/export`;
  const answer = await askServer(await readConnection(terminal.env), { path, query: input.query });
  const file = output === undefined ? undefined : createWriteStream(output);
  let bytes = 0;
  for await (const part of answer.body ?? []) {
    bytes += part.length;
    if (file) file.write(part);
    else terminal.write(part);
    if (file) terminal.progress(`${bytes} bytes`);
  }
  await new Promise<void>((resolve) => (file ? file.end(resolve) : resolve()));
  if (output !== undefined) terminal.tell(`${output}: ${bytes} bytes`);
}

function outputNamed(words: string[]): string | undefined {
  const at = words.findIndex((word) => word === "--output" || word.startsWith("--output="));
  if (at === -1) return undefined;
  return words[at]?.includes("=") ? words[at]?.slice("--output=".length) : words[at + 1];
}

export type ImportWanted = {
  kind: string;
  file: string;
  organization: string | undefined;
  onlyPreview: boolean;
  json: boolean;
};

type ImportDocument = {
  id: string;
  state: ImportState;
  progressPercent: number;
  counts: Record<string, number> | null;
  problem: string | null;
  options: object;
  findings: { kinds: { column: string; message: string; count: number }[] } | null;
};

const lookMilliseconds = 400;

/** Uploads a CSV file, shows the preview, and imports it unless the preview is all that is wanted. */
export async function importFile(
  { kind, file, organization, onlyPreview, json }: ImportWanted,
  terminal: Terminal,
): Promise<void> {
  const connection = await readConnection(terminal.env);
  const form = new FormData();
  const blob = await openAsBlob(file).catch(() => undefined);
  if (!blob) throw new RemoteError(`There is no file ${file}.`);
  form.set("file", blob, basename(file));
  const query = { kind, organization };
  const uploaded = await askServer(connection, { method: "POST", path: "/api/catalogue_imports/upload", query, form });
  const { id, options } = (await documentOf(uploaded)) as ImportDocument;
  const previewed = await workOn(connection, { id, move: "preview", body: options }, terminal);
  if (!json) showCounts("Preview", previewed, terminal);
  if (onlyPreview || previewed.state !== "previewed") return finish(previewed, json, terminal);
  const done = await workOn(connection, { id, move: "run", body: {} }, terminal);
  if (!json) showCounts("Imported", done, terminal);
  finish(done, json, terminal);
}

/** Takes an import back. */
export async function takeImportBack(id: string, json: boolean, terminal: Terminal): Promise<void> {
  const connection = await readConnection(terminal.env);
  finish(await workOn(connection, { id, move: "undo", body: {} }, terminal), json, terminal);
}

type ImportMove = { id: string; move: string; body: object };

async function workOn(
  connection: Connection,
  { id, move, body }: ImportMove,
  terminal: Terminal,
): Promise<ImportDocument> {
  const path = `/api/catalogue_imports/${id}`;
  let read = (await documentOf(
    await askServer(connection, { method: "POST", path: `${path}/${move}`, body }),
  )) as ImportDocument;
  while (statesUnderWay.includes(read.state)) {
    terminal.progress(`${read.state} ${read.progressPercent}%`);
    await sleep(lookMilliseconds, undefined, { signal: terminal.signal });
    read = (await documentOf(await askServer(connection, { path }))) as ImportDocument;
  }
  return read;
}

function showCounts(title: string, { counts, findings }: ImportDocument, { print }: Terminal): void {
  print(
    `${title}: ${Object.entries(counts ?? {})
      .flatMap(([name, count]) => (count > 0 ? [`${name} ${count}`] : []))
      .join(", ")}`,
  );
  for (const { column, message, count } of findings?.kinds ?? []) print(`  ${count} × ${column}: ${message}`);
}

function finish(read: ImportDocument, json: boolean, terminal: Terminal): void {
  if (json) terminal.print(JSON.stringify(read, null, 2));
  if (read.problem) throw new RemoteError(read.problem);
  if (!json) terminal.tell(`The import is ${read.id}; \`byline import undo ${read.id} --remote\` takes it back.`);
}

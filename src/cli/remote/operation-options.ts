import { readFileSync } from "node:fs";
import { type ParseArgsConfig, parseArgs } from "node:util";
import type { JsonSchema } from "#agents/json-schema.ts";
import { argumentsOf, type ToolArguments } from "#agents/tool-schema.ts";
import { pageQuery } from "#platform/contract/page-query.ts";
import type { DeclaredOperation } from "#platform/contract/resource.ts";
import { RemoteError } from "./terminal.ts";

/** Options of every command that calls an operation. */
export const commonOptions = {
  json: { type: "boolean", describe: "Print the answer as JSON." },
  all: { type: "boolean", describe: "Read a list to its end." },
  input: { type: "string", describe: "The whole input as JSON: a file's name, or - for the standard input." },
  help: { type: "boolean", describe: "Say what the command takes." },
} as const;

export type OperationCommand = { taken: ToolArguments; options: NonNullable<ParseArgsConfig["options"]> };

/** Makes options of an operation's parameters and input, by the names that agents use: `--price_lte 20000`. */
export function commandOf(operation: DeclaredOperation): OperationCommand {
  const { query, answers, movesMoney = false } = operation;
  const page = operation.method === "GET" && answers === "collection";
  const taken = argumentsOf({ ...operation, movesMoney, query: page ? pageQuery.extend(query?.shape ?? {}) : query });
  const options = Object.fromEntries(
    Object.entries(taken.schema.properties ?? {}).map(([name, schema]) => [name, optionOf(schema)]),
  );
  const common = Object.fromEntries(Object.entries(commonOptions).map(([name, { type }]) => [name, { type }]));
  return { taken, options: { ...options, ...common } };
}

const optionOf = ({ type }: JsonSchema) =>
  type === "boolean" ? { type: "boolean" as const } : { type: "string" as const, multiple: type === "array" };

export type OperationInput = {
  id: string | undefined;
  query: Record<string, unknown>;
  body: Record<string, unknown>;
  key: string | undefined;
  shows: { json: boolean; all: boolean; help: boolean };
};

/** Reads a command's words. Throws for an option that the operation does not take. */
export async function readInput(
  { taken, options }: OperationCommand,
  words: string[],
  standardInput: () => AsyncIterable<string>,
): Promise<OperationInput> {
  const { values, positionals } = parsed(words, options);
  const [id, ...others] = positionals;
  if (others.length > 0 || (id !== undefined && !taken.places.id))
    throw new RemoteError(`I don't know "${others[0] ?? id}".`, 2);
  const given = typeof values.input === "string" ? await jsonFrom(values.input, standardInput) : {};
  const read: OperationInput = {
    id: id ?? (values.id as string | undefined),
    query: {},
    body: given,
    key: undefined,
    shows: { json: values.json === true, all: values.all === true, help: values.help === true },
  };
  for (const [name, value] of Object.entries(values)) {
    const place = taken.places[name];
    if (!place || place.to === "id") continue;
    if (place.to === "key") read.key = String(value);
    else if (place.to === "query") read.query[place.name] = value;
    else read.body[place.name] = givenValue(taken.schema.properties?.[name] ?? {}, value, name);
  }
  if (taken.places.id && read.id === undefined && !read.shows.help) throw new RemoteError("Name the id.", 2);
  return read;
}

function parsed(words: string[], options: OperationCommand["options"]) {
  try {
    return parseArgs({ args: words, options, allowPositionals: true, strict: true });
  } catch (error) {
    throw new RemoteError((error as Error).message, 2);
  }
}

async function jsonFrom(source: string, standardInput: () => AsyncIterable<string>): Promise<Record<string, unknown>> {
  const lines: string[] = [];
  if (source === "-") for await (const line of standardInput()) lines.push(line);
  try {
    return JSON.parse(source === "-" ? lines.join("\n") : readFileSync(source, "utf8")) as Record<string, unknown>;
  } catch (error) {
    throw new RemoteError(`--input is not JSON that I can read: ${(error as Error).message}`, 2);
  }
}

function givenValue(schema: JsonSchema, value: unknown, name: string): unknown {
  const types = [schema.type ?? schema.anyOf?.map(({ type }) => type) ?? []].flat(2);
  if (Array.isArray(value)) return value.map((each) => givenValue(schema.items ?? {}, each, name));
  if (typeof value !== "string") return value;
  if (types.includes("integer") || types.includes("number")) return numberOf(value, name);
  if (!types.includes("object")) return value;
  try {
    return JSON.parse(value);
  } catch {
    throw new RemoteError(`--${name} takes JSON.`, 2);
  }
}

function numberOf(text: string, name: string): number {
  const value = Number(text);
  if (Number.isFinite(value)) return value;
  throw new RemoteError(`--${name} takes a number.`, 2);
}

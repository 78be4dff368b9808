import type { Tool } from "@modelcontextprotocol/server";
import type { z } from "zod";
import type { AgentMark } from "#platform/contract/agent-mark.ts";
import type { AddressedCall } from "#platform/contract/plain-calls.ts";
import type { Product } from "#platform/contract/resource.ts";
import type { CallableOperation } from "#platform/http/call.ts";
import { listedSchema } from "#platform/http/listed-schema.ts";
import { querySchemaOf } from "#platform/http/query.ts";
import type { Operation, Resource } from "#platform/http/resource.ts";
import { type JsonSchema, jsonSchemaOf, withFields } from "../json-schema.ts";
import {
  argumentsOf,
  envelopeOf,
  fileSchema,
  jointArguments,
  pageSchemaOf,
  type ToolArguments,
} from "../tool-schema.ts";
import { untrustedPlaces } from "../untrusted.ts";

/** An operation that agents call, with the places of its arguments. */
export type ToolAction = {
  name: string;
  /** As people read it. */
  words: string;
  mark: AgentMark;
  callable: CallableOperation;
  taken: ToolArguments;
  /** Fields of its answer with people's words. */
  untrusted: string[];
  /** Answers a call beside the resources' operations. */
  read?: (actor: Product["actor"]) => Promise<object>;
};

type ListedTool = Tool & { title: string };
export type AgentTool = { listed: ListedTool; actions: ToolAction[] };

/** A read beside the resources, such as `GET /api/me`. */
export type PlainRead = { call: AddressedCall; read: (actor: Product["actor"]) => Promise<object> };

type Marked = Operation & { agent: AgentMark };

const isMarked = (operation: Operation): operation is Marked => operation.agent !== undefined;

/** Makes the tools of the operations that are marked for agents, by their names. */
export function toolsOf(resources: Resource[], plainReads: readonly PlainRead[]): ReadonlyMap<string, AgentTool> {
  const actions = [
    ...plainReads.map(plainAction),
    ...resources.flatMap((resource) =>
      resource.operations.filter(isMarked).map((operation) => actionOf(resource, operation)),
    ),
  ];
  const grouped = Map.groupBy(actions, ({ mark }) => mark.tool);
  return new Map([...grouped].map(([name, of]) => [name, toolOf(name, of)]));
}

function actionOf(resource: Resource, operation: Marked): ToolAction {
  const { agent: mark } = operation;
  const callable = { resource, operation, query: querySchemaOf(operation) };
  const taken = argumentsOf({ ...operation, query: callable.query });
  const untrusted = untrustedPlaces(contentSchema(callable, mark));
  return { name: operation.name, words: operation.summary, mark, callable, taken, untrusted };
}

/** Its schema is all that a plain call has in common with an operation. */
function plainAction({ call, read }: PlainRead): ToolAction {
  const { agent: mark, answers } = call;
  if (!mark || !("schema" in answers)) throw new Error(`${call.path} is not made for agents`);
  const schema = answers.schema;
  const operation: Operation = {
    operator: false,
    personal: false,
    freshProof: false,
    movesMoney: false,
    ...call,
    name: mark.tool,
    on: "collection",
    answers: "item",
    of: undefined,
    query: undefined,
    input: undefined,
    handle: () => Promise.resolve(undefined),
  };
  const resource = { name: mark.tool, path: call.path.slice(1), description: "", schema, operations: [] };
  const action = actionOf(resource, { ...operation, agent: mark });
  return { ...action, read };
}

function toolOf(name: string, all: ToolAction[]): AgentTool {
  const [first] = all;
  if (!first) throw new Error("a tool has an action");
  const title = first.mark.title ?? first.words;
  const actions = all.length > 1 ? all : [{ ...first, words: title }];
  const operations = actions.map(({ callable }) => callable.operation);
  const listed: ListedTool = {
    name,
    title,
    description: actions.map((action) => wordsOf(action, actions.length > 1)).join("\n"),
    inputSchema: jointArguments(actions) as Tool["inputSchema"],
    outputSchema: envelopeOf(contentSchema(first.callable, first.mark)) as Tool["outputSchema"],
    annotations: {
      readOnlyHint: actions.every(isRead),
      destructiveHint: actions.some(({ mark }) => mark.isFinal === true),
      idempotentHint: operations.every(
        ({ method, movesMoney }) => method === "GET" || method === "PATCH" || movesMoney,
      ),
      // A change reaches the other side; a read stays within Byline.
      openWorldHint: !actions.every(isRead),
    },
  };
  return { listed, actions };
}

const isRead = ({ mark, callable }: ToolAction): boolean =>
  callable.operation.method === "GET" || mark.changesNothing === true;

const wordsOf = ({ name, mark, callable }: ToolAction, isOneOfSeveral: boolean): string =>
  `${isOneOfSeveral ? `\`${name}\`: ` : ""}${mark.use} ${callable.operation.description}`;

function contentSchema({ resource, operation }: CallableOperation, { tells }: AgentMark): JsonSchema {
  const of = operation.of ?? resource;
  const shown = (schema: z.ZodObject) => withFields(jsonSchemaOf(schema, "output"), tells);
  if (operation.answers === "collection") return pageSchemaOf(shown(listedSchema(of)));
  if (operation.answers === "file") return fileSchema;
  if (operation.answers === "nothing") return { type: "object", properties: {} };
  return shown(of.schema);
}

import { ProtocolError, ProtocolErrorCode, type Server } from "@modelcontextprotocol/server";
import { callOperation } from "#platform/http/call.ts";
import { querySchemaOf } from "#platform/http/query.ts";
import type { Collection } from "#platform/http/resource.ts";
import { agentPrompts } from "../prompts.ts";
import type { AgentCaller } from "./call-tool.ts";
import type { AgentTool, ToolAction } from "./tools.ts";

type Item = Record<string, unknown>;
type Source = { tool: string; labels: readonly string[]; value: "id" | "name" };

/** Lists that hold what a person may mean, by the word in a resource's address. */
const resourceSources: Readonly<Record<string, Source>> = {
  orders: { tool: "list_orders", labels: ["number", "title", "mediaName"], value: "id" },
  outlets: { tool: "search_outlets", labels: ["name", "domain"], value: "id" },
  reports: { tool: "list_campaigns", labels: ["name"], value: "id" },
};

/** The same for arguments of prompts; every other one is the person's own words. */
const promptSources: Readonly<Record<string, Source>> = {
  campaign: { tool: "list_campaigns", labels: ["name"], value: "name" },
};

const completedMax = 100;

/** Completes ids and names by what the token reads (the newest hundred, or what a search finds). */
export function serveCompletions(
  server: Server,
  tools: ReadonlyMap<string, AgentTool>,
  agent: () => AgentCaller,
  inProtocol: <Result>(work: Promise<Result>) => Promise<Result>,
): void {
  server.setRequestHandler("completion/complete", async ({ params: { ref, argument } }) => {
    const source = ref.type === "ref/prompt" ? promptSource(ref.name, argument.name) : resourceSource(ref.uri);
    const action = source && tools.get(source.tool)?.actions[0];
    if (!action || !agent().token.may(action.callable.operation)) return { completion: { values: [] } };
    const found = await inProtocol(itemsFor(agent(), action, argument.value, source));
    const values = [...new Set(found.map((item) => String(item[source.value])))];
    return { completion: { values: values.slice(0, completedMax), hasMore: values.length > completedMax } };
  });
}

function promptSource(name: string, argument: string): Source | undefined {
  const prompt = agentPrompts.find((each) => each.name === name);
  if (!prompt?.arguments.some((each) => each.name === argument)) throw unknownReference();
  return promptSources[argument];
}

function resourceSource(uri: string): Source {
  const [, name = ""] = /^byline:\/\/([a-z]+)\/\{id\}$/.exec(uri) ?? [];
  const source = resourceSources[name];
  if (!source) throw unknownReference();
  return source;
}

const unknownReference = () =>
  new ProtocolError(ProtocolErrorCode.InvalidParams, "There is no such prompt, argument or resource template.");

/** The beginning of an id, or words of a label. */
async function itemsFor(agent: AgentCaller, action: ToolAction, typed: string, { labels }: Source): Promise<Item[]> {
  const value = typed.trim().toLowerCase().slice(0, completedMax);
  const fits = (item: Item) =>
    String(item.id).startsWith(value) ||
    labels.some((label) =>
      String(item[label] ?? "")
        .toLowerCase()
        .includes(value),
    );
  const newest = (await listed(agent, action, {})).filter(fits);
  const { query } = action.callable;
  if (newest.length > 0 || value === "" || !query || !("search" in query.shape)) return newest;
  return listed(agent, action, { search: value });
}

async function listed({ database, token }: AgentCaller, action: ToolAction, more: Item): Promise<Item[]> {
  const { resource, operation } = action.callable;
  const query = { itemsPerPage: String(completedMax), ...more };
  const callable = { resource, operation, query: querySchemaOf(operation) };
  const asked = { parameters: {}, query, body: undefined, key: undefined, ifMatch: undefined };
  const { answer } = await callOperation(database, token.callerOf(operation), callable, asked);
  return (answer as Collection).items;
}

import type { Database } from "#platform/database/database.ts";
import type { Resource } from "#platform/http/resource.ts";
import type { ServeExchange } from "./mcp-route.ts";
import { readableResources } from "./readable.ts";
import { type PlainRead, toolsOf } from "./tools.ts";

export type AgentParts = {
  title: string;
  database: Database;
  resources: Resource[];
  plainReads: readonly PlainRead[];
};

/** Opens the server of `/mcp` with all tools. */
export async function openAgents({ title, database, resources, plainReads }: AgentParts): Promise<ServeExchange> {
  const { mcpServerFor } = await import("./mcp-server.ts");
  const tools = toolsOf(resources, plainReads);
  const offer = { tools, resources: readableResources(tools) };
  return (token, request) => {
    const warn = (error: unknown) => request.log.error({ err: error }, "an agent's call failed");
    const userAgent = request.headers["user-agent"] ?? "";
    return mcpServerFor({ title, offer, connected: { database, token, warn, userAgent } });
  };
}

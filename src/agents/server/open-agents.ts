import type { FastifyRequest } from "fastify";
import type { Database } from "#platform/database/database.ts";
import { Refusal } from "#platform/http/errors.ts";
import type { Resource } from "#platform/http/resource.ts";
import { AgentSessions } from "../sessions/server/sessions.ts";
import type { McpEntrance } from "./mcp-route.ts";
import { readableResources } from "./readable.ts";
import { openWatch } from "./subscriptions.ts";
import { type PlainRead, toolsOf } from "./tools.ts";

export type AgentParts = {
  title: string;
  database: Database;
  resources: Resource[];
  plainReads: readonly PlainRead[];
};

/** Opens the server of `/mcp` with all tools. */
export async function openAgents({ title, database, resources, plainReads }: AgentParts): Promise<McpEntrance> {
  const { mcpServerFor } = await import("./mcp-server.ts");
  const tools = toolsOf(resources, plainReads);
  const offer = { tools, resources: readableResources(tools) };
  const warnIn = (request: FastifyRequest) => (error: unknown) =>
    request.log.error({ err: error }, "an agent's call failed");
  const sessions = new AgentSessions(database);
  return {
    sessions,
    serve: ({ token, request, session }, subscribes) => {
      const connected = { database, token, warn: warnIn(request), userAgent: request.headers["user-agent"] ?? "" };
      const inSession = session && { session, questions: sessions.questions };
      return mcpServerFor({ title, offer, connected, inSession, subscribes });
    },
    watch: (uris, request, identify) => {
      const warn = (error: unknown) => error instanceof Refusal || warnIn(request)(error);
      return openWatch({ database, resources: offer.resources, identify, warn }, uris);
    },
  };
}

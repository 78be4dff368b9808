import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { Database } from "#platform/database/database.ts";
import { answerError } from "#platform/http/error-handler.ts";
import { Refusal, unavailable } from "#platform/http/errors.ts";
import { limitTime } from "#platform/http/requests/time-limit.ts";
import type { Resource } from "#platform/http/resource.ts";
import type { AgentToken } from "./call-tool.ts";
import { isOwnHost, isOwnOrigin, type KnownOrigins } from "./origin.ts";
import { readableResources } from "./readable.ts";
import { type PlainRead, toolsOf } from "./tools.ts";

export type McpOptions = {
  title: string;
  database: Database;
  resources: Resource[];
  plainReads: readonly PlainRead[];
  origins: KnownOrigins;
  identifyToken: (request: FastifyRequest) => Promise<AgentToken>;
};

/** A job that a tool follows takes its time; a call of another tool is as quick as over HTTP. */
const exchangeMilliseconds = 150_000;
const subscriptionsMax = 100;

/**
 * `/mcp`: the Model Context Protocol over streamable HTTP, without sessions, so that any process answers any call
 * (decision 0195). The SDK is loaded with the first call.
 */
export async function mcpRoute(app: FastifyInstance, options: McpOptions): Promise<void> {
  app.setErrorHandler(answerError);
  limitTime(app, exchangeMilliseconds, unavailable);
  takeJson(app);
  const exchange = lazily(() => exchangesOf(options));
  app.addHook("onRequest", async (request) => refuseForeign(request, options.origins));
  // Open answers would keep the server from closing.
  app.addHook("preClose", async () => (await exchange.ifMade())?.close());
  app.all("/mcp", async (request, reply) => {
    const token = await options.identifyToken(request);
    if (Array.isArray(request.body)) return refuseBatch(reply);
    const response = await (await exchange.made()).answer(request, token);
    return reply.header("cache-control", "no-store").send(response);
  });
}

function refuseForeign({ headers }: FastifyRequest, origins: KnownOrigins): void {
  if (isOwnHost(headers.host, origins) && isOwnOrigin(headers.origin, origins)) return;
  throw new Refusal(403, "foreign_origin", "This page may not call here. CORS_ORIGINS names the origins that may.");
}

const refuseBatch = (reply: FastifyReply) =>
  reply.code(400).send({ jsonrpc: "2.0", id: null, error: { code: -32_600, message: "Send one message at a time." } });

/** Broken JSON is answered in the protocol's own words. */
function takeJson(app: FastifyInstance): void {
  app.removeContentTypeParser("application/json");
  app.addContentTypeParser("application/json", { parseAs: "string" }, (_request, body, done) => {
    try {
      done(null, JSON.parse(body as string));
    } catch {
      done(null, undefined);
    }
  });
}

type Exchanges = {
  answer: (request: FastifyRequest, token: AgentToken) => Promise<Response>;
  close: () => Promise<void>;
};

async function exchangesOf({ title, database, resources, plainReads }: McpOptions): Promise<Exchanges> {
  const [{ createMcpHandler }, { mcpServerFor }] = await Promise.all([
    import("@modelcontextprotocol/server"),
    import("./mcp-server.ts"),
  ]);
  const tools = toolsOf(resources, plainReads);
  const offer = { tools, resources: readableResources(tools) };
  const callers = new WeakMap<object, { token: AgentToken; request: FastifyRequest }>();
  const handler = createMcpHandler(
    ({ authInfo }) => {
      const caller = authInfo?.extra && callers.get(authInfo.extra);
      if (!caller) throw new Error("an exchange has a caller");
      const { token, request } = caller;
      const warn = (error: unknown) => request.log.error({ err: error }, "an agent's call failed");
      const userAgent = request.headers["user-agent"] ?? "";
      return mcpServerFor({ title, offer, connected: { database, token, warn, userAgent } });
    },
    { maxSubscriptions: subscriptionsMax },
  );
  const answer = (request: FastifyRequest, token: AgentToken) => {
    const extra = {};
    callers.set(extra, { token, request });
    const authInfo = { token: token.id, clientId: token.id, scopes: [], extra };
    return handler.fetch(webRequestOf(request), { authInfo, parsedBody: request.body });
  };
  return { answer, close: () => handler.close() };
}

/** The body goes along parsed; its bytes are gone. */
function webRequestOf({ method, url, headers, signal, body }: FastifyRequest): Request {
  const named = Object.entries(headers).flatMap(([name, value]) =>
    [value ?? []].flat().map((each): [string, string] => [name, each]),
  );
  const hasBody = method !== "GET" && method !== "HEAD";
  const sent = hasBody ? { body: body === undefined ? "" : JSON.stringify(body) } : {};
  return new Request(new URL(url, "http://byline.invalid"), { method, headers: named, signal, ...sent });
}

/** Made with the first call, and once. */
function lazily<Made>(make: () => Promise<Made>) {
  let kept: Promise<Made> | undefined;
  return {
    made: (): Promise<Made> => {
      kept ??= make();
      return kept;
    },
    ifMade: () => kept,
  };
}

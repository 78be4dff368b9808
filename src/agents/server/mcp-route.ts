import type { CreateMcpHandlerOptions, McpHttpHandler, Server } from "@modelcontextprotocol/server";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { answerError } from "#platform/http/error-handler.ts";
import { Refusal, unavailable } from "#platform/http/errors.ts";
import { limitTime } from "#platform/http/requests/time-limit.ts";
import { appName } from "../agent-call.ts";
import type { AgentSession } from "../sessions/server/queries.ts";
import type { AgentSessions } from "../sessions/server/sessions.ts";
import { showsForms } from "../sessions/session.ts";
import type { AgentToken } from "./call-tool.ts";
import { followedIn, following, OpenStreams } from "./open-streams.ts";
import { isOwnHost, isOwnOrigin, type KnownOrigins } from "./origin.ts";
import type { ResourceWatch } from "./subscriptions.ts";

/** An exchange with one token. A client of 2026-07-28 can follow resources, one of 2025 may have a session. */
export type McpExchange = {
  token: AgentToken;
  request: FastifyRequest;
  session?: AgentSession | undefined;
};

/** Makes a server for one exchange. */
export type McpEntrance = {
  serve: (exchange: McpExchange, subscribes: boolean) => Server;
  /** Where clients of 2025 are asked in the middle of a call. */
  sessions?: AgentSessions;
  /** Where clients follow resources. `identify` throws once the token has ended. */
  watch?: (
    uris: readonly string[],
    request: FastifyRequest,
    identify: () => Promise<AgentToken>,
  ) => Promise<ResourceWatch>;
};

export type McpOptions = {
  path: `/${string}`;
  origins: KnownOrigins;
  identifyToken: (request: FastifyRequest) => Promise<AgentToken>;
  /** Called with the first exchange, so that what it loads costs no installation without agents. */
  open: () => Promise<McpEntrance>;
};

/** A job that a tool follows takes its time; a call of another tool is as quick as over HTTP. */
const exchangeMilliseconds = 150_000;

/**
 * An address of the Model Context Protocol over streamable HTTP. Any process answers any call (decision 0195): of the
 * clients that need a session, the database keeps it (decision 0265). The SDK is loaded with the first call.
 */
export async function mcpRoute(app: FastifyInstance, options: McpOptions): Promise<void> {
  app.setErrorHandler(answerError);
  limitTime(app, exchangeMilliseconds, unavailable);
  takeJson(app);
  const exchange = lazily(() => exchangesOf(options));
  app.addHook("onRequest", async (request) => refuseForeign(request, options.origins));
  // Open answers would keep the server from closing.
  app.addHook("preClose", async () => (await exchange.ifMade())?.close());
  app.all(options.path, async (request, reply) => {
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

async function exchangesOf({ open, identifyToken }: McpOptions): Promise<Exchanges> {
  const [sdk, { serve, watch, sessions }] = await Promise.all([import("@modelcontextprotocol/server"), open()]);
  const callers = new WeakMap<object, McpExchange>();
  const handlerWith = (options: CreateMcpHandlerOptions) =>
    sdk.createMcpHandler(({ authInfo, era }) => {
      const caller = authInfo?.extra && callers.get(authInfo.extra);
      if (!caller) throw new Error("an exchange has a caller");
      return serve(caller, watch !== undefined && era === "modern");
    }, options);
  const handler = handlerWith({});
  const full = handlerWith({ maxSubscriptions: 0 });
  const streams = new OpenStreams();
  const answer = async (request: FastifyRequest, token: AgentToken) => {
    const { response: ofSession, session } = (await sessions?.enter(request, token.id)) ?? {};
    if (ofSession) return ofSession;
    const extra = {};
    callers.set(extra, { token, request, session });
    const authInfo = { token: token.id, clientId: token.id, scopes: [], extra };
    const uris = watch && followedIn(request.body);
    if (!uris) {
      const greeted = await greet(request, token);
      const response = await handler.fetch(webRequestOf(request), { authInfo, parsedBody: request.body });
      for (const [name, value] of Object.entries(greeted)) response.headers.set(name, value);
      return response;
    }
    const place = streams.take(token.userId);
    if (!place) return full.fetch(webRequestOf(request), { authInfo, parsedBody: request.body });
    try {
      const watched = await watch(uris, request, () => identifyToken(request));
      const own: McpHttpHandler = handlerWith({ bus: place.counting(watched.bus, () => own) });
      watched.onEnd(() => void own.close());
      return await own.fetch(webRequestOf(request), { authInfo, parsedBody: following(request.body, watched.uris) });
    } finally {
      place.giveBack();
    }
  };
  /** Headers that name a new session, for a client that greets and shows forms. */
  const greet = async ({ body, headers }: FastifyRequest, token: AgentToken): Promise<Record<string, string>> => {
    if (!sessions || !sdk.isInitializeRequest(body) || !showsForms(body.params.capabilities)) return {};
    const { protocolVersion: asked, clientInfo } = body.params;
    const revision = sdk.SUPPORTED_PROTOCOL_VERSIONS.includes(asked) ? asked : sdk.LATEST_PROTOCOL_VERSION;
    return sessions.begin({ grantId: token.id, revision, app: appName(clientInfo, headers["user-agent"] ?? "") });
  };
  const answerAsJson = async (request: FastifyRequest, token: AgentToken) => {
    const server = serve({ token, request }, false);
    const transport = new sdk.WebStandardStreamableHTTPServerTransport({ enableJsonResponse: true });
    await server.connect(transport);
    const accepting = webRequestOf(request);
    accepting.headers.set("accept", "application/json, text/event-stream");
    return transport.handleRequest(accepting, { parsedBody: request.body });
  };
  return {
    answer: (request, token) => (readsJsonAlone(request) ? answerAsJson : answer)(request, token),
    close: async () => {
      await Promise.all([handler.close(), streams.close(), sessions?.questions.close()]);
    },
  };
}

/** A plain program of the revisions of 2025, which calls without a handshake and reads no stream. */
const readsJsonAlone = ({ method, headers }: FastifyRequest): boolean =>
  method === "POST" && headers["mcp-protocol-version"] === undefined && headers.accept === "application/json";

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

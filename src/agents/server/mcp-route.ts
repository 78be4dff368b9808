import type { CreateMcpHandlerOptions, McpHttpHandler, Server } from "@modelcontextprotocol/server";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { answerError } from "#platform/http/error-handler.ts";
import { Refusal, unavailable } from "#platform/http/errors.ts";
import { limitTime } from "#platform/http/requests/time-limit.ts";
import type { AgentToken } from "./call-tool.ts";
import { followedIn, following, OpenStreams } from "./open-streams.ts";
import { isOwnHost, isOwnOrigin, type KnownOrigins } from "./origin.ts";
import type { ResourceWatch } from "./subscriptions.ts";

/** Makes a server for one exchange with one token. */
export type McpEntrance = {
  serve: (token: AgentToken, request: FastifyRequest, subscribes: boolean) => Server;
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
 * An address of the Model Context Protocol over streamable HTTP, without sessions, so that any process answers any call
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
  const [sdk, { serve, watch }] = await Promise.all([import("@modelcontextprotocol/server"), open()]);
  const callers = new WeakMap<object, { token: AgentToken; request: FastifyRequest }>();
  const handlerWith = (options: CreateMcpHandlerOptions) =>
    sdk.createMcpHandler(({ authInfo, era }) => {
      const caller = authInfo?.extra && callers.get(authInfo.extra);
      if (!caller) throw new Error("an exchange has a caller");
      return serve(caller.token, caller.request, watch !== undefined && era === "modern");
    }, options);
  const handler = handlerWith({});
  const full = handlerWith({ maxSubscriptions: 0 });
  const streams = new OpenStreams();
  const answer = async (request: FastifyRequest, token: AgentToken) => {
    const extra = {};
    callers.set(extra, { token, request });
    const authInfo = { token: token.id, clientId: token.id, scopes: [], extra };
    const uris = watch && followedIn(request.body);
    if (!uris) return handler.fetch(webRequestOf(request), { authInfo, parsedBody: request.body });
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
  const answerAsJson = async (request: FastifyRequest, token: AgentToken) => {
    const server = serve(token, request, false);
    const transport = new sdk.WebStandardStreamableHTTPServerTransport({ enableJsonResponse: true });
    await server.connect(transport);
    const accepting = webRequestOf(request);
    accepting.headers.set("accept", "application/json, text/event-stream");
    return transport.handleRequest(accepting, { parsedBody: request.body });
  };
  return {
    answer: (request, token) => (readsJsonAlone(request) ? answerAsJson : answer)(request, token),
    close: async () => {
      await Promise.all([handler.close(), streams.close()]);
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

import cors from "@fastify/cors";
import rateLimit from "@fastify/rate-limit";
import underPressure from "@fastify/under-pressure";
import Fastify, { type FastifyBaseLogger, type FastifyInstance, type FastifyRequest } from "fastify";
import type { Disk } from "flydrive";
import type { Provider } from "oidc-provider";
import type { Logger } from "pino";
import type { Actor } from "#accounts/actor.ts";
import { appClients } from "#accounts/apps/server/commands-clients.ts";
import { announceAuthorization } from "#accounts/apps/server/plugin.ts";
import { readMe } from "#accounts/me/server/routes.ts";
import { suspendOrganization } from "#accounts/organizations/server/commands-suspension.ts";
import { mcpRoute } from "#agents/server/mcp-route.ts";
import { openAgents } from "#agents/server/open-agents.ts";
import { captchaWidget } from "#auth/server/service/captcha-widget.ts";
import { authService } from "#auth/server/service/plugin.ts";
import { trackedLinks } from "#links/server/follow.ts";
import { followedCatalogue } from "#marketplace/facets/server/index/followed.ts";
import { readFigures } from "#marketplace/figures/server/queries.ts";
import { pauseMediaOf } from "#media/server/commands.ts";
import { unsubscribePages } from "#notifications/server/unsubscribe-page.ts";
import { type Scraping, scrapedMetrics } from "#operator/monitoring/server/scrape.ts";
import { sharedPages } from "#orders/shares/server/public-pages.ts";
import { sandboxPages } from "#payments/providers/sandbox/server/page.ts";
import { stopPayoutPages } from "#payments/withdrawals/server/stop-page.ts";
import type { Database } from "#platform/database/database.ts";
import { diskStateOf, readDiskSpace } from "#platform/files/disk-space.ts";
import { fileRoutes } from "#platform/files/routes.ts";
import { analyticsSettings } from "#platform/http/analytics.ts";
import { registerApi } from "#platform/http/api.ts";
import { CallCounts } from "#platform/http/call-counts.ts";
import { CallLimit, RateLimited } from "#platform/http/call-limit.ts";
import { callStore } from "#platform/http/call-store.ts";
import { announceCallsLeft } from "#platform/http/calls-left.ts";
import { refuseUnkeepable } from "#platform/http/door.ts";
import { answerError } from "#platform/http/error-handler.ts";
import { tooBusy, unavailable } from "#platform/http/errors.ts";
import { healthRoutes } from "#platform/http/health.ts";
import { endConnections } from "#platform/http/requests/ending.ts";
import { followCalls } from "#platform/http/requests/followed-calls.ts";
import { networkOf } from "#platform/http/requests/network.ts";
import { requestId } from "#platform/http/requests/request-id.ts";
import { RequestLog } from "#platform/http/requests/request-log.ts";
import { boundBodies } from "#platform/http/requests/slow-bodies.ts";
import { limitTime } from "#platform/http/requests/time-limit.ts";
import { trustProxy } from "#platform/http/requests/trusted-proxies.ts";
import type { Resource } from "#platform/http/resource.ts";
import { firstAnswers } from "#platform/http/screens/first-answers.ts";
import { webApp } from "#platform/http/web-app.ts";
import { outboxPages } from "#platform/mail/outbox.ts";
import { knownPagesInAWord } from "#settings/known-pages/server/queries.ts";
import { descriptionOf } from "#settings/public-pages.ts";
import { findRedirectFrom } from "#settings/redirects/server/queries.ts";
import { readPublicSettings } from "#settings/server/public-settings.ts";
import { readScreen } from "#shell/first-reads.ts";
import { firstFrame } from "#shell/server/first-frame/first-frame.ts";
import { searchEngines } from "#shell/server/search-engines/search-engines.ts";
import type { Config } from "./config.ts";
import { connectedApps, providerOf } from "./connected-apps.ts";
import { demoLogins } from "./demo/cast.ts";
import { demoDesk } from "./demo/site/desk.ts";
import type { DemoSite } from "./demo/site/site.ts";
import { describedApi } from "./described-api.ts";
import { type Identify, type Identifying, identifier } from "./identify.ts";
import { paintedPages } from "./painted-pages.ts";
import { plainRoutes } from "./plain-routes.ts";
import { providerEventHandlers } from "./provider-events.ts";
import { plainCalls, resourcesOf } from "./resources.ts";
import { corsOptions, setSecurityHeaders } from "./security-headers.ts";
import { openSellerOf, sellersKeys } from "./seller.ts";
import { limitVisitors } from "./visitors.ts";

export type ServerParts = {
  config: Config;
  database: Database;
  store: Disk;
  log: Logger;
  webDirectory?: string | undefined;
  demoSite?: DemoSite | undefined;
  /** Aborted once the process is about to end. */
  stopping?: AbortSignal | undefined;
};

/** A caller gets an answer within ten seconds even when the database is silent. */
const callMilliseconds = 9_000;

export async function buildServer(parts: ServerParts): Promise<FastifyInstance> {
  const { config, database, store, log, webDirectory, demoSite: site, stopping } = parts;
  const counts = new CallCounts();
  const app = await boundedApp({ config, database, log, stopping }, counts);
  const sender = { title: config.APP_TITLE, publicUrl: config.publicUrl };
  const { identify, identifyToken, isSignedIn } = identifier(database, config, counts);
  if (config.RATE_LIMIT > 0)
    limitVisitors(app, { limit: new CallLimit(config.RATE_LIMIT, counts), isFree, isSignedIn });
  announceCallsLeft(app);
  await openToMonitors(app, { config, database, stopping });
  const provider = providerOf(config, database);
  const oauthClients = appClients(database, provider);
  if (!config.AUTH_URL) await app.register(authService, { prefix: config.AUTH_PATH, database, config, oauthClients });
  const resources = resourcesOf(config, store);
  await app.register(apiOf, { prefix: "/api", config, database, resources, identify });
  await app.register(plainRoutes, { prefix: "/api", config, database, store, log, identify });
  await openToPrograms(app, { config, database, resources, identify, identifyToken, provider });
  await app.register(sharedPages, { database, store, title: config.APP_TITLE });
  await app.register(stopPayoutPages, {
    database,
    title: config.APP_TITLE,
    stop: (tx, id, reason) => suspendOrganization(tx, undefined, id, { reason, leaveMarket: pauseMediaOf }),
  });
  await app.register(unsubscribePages, { database, title: config.APP_TITLE });
  await app.register(trackedLinks, {
    prefix: "/link",
    database,
    cookiePrefix: config.COOKIE_PREFIX,
    isSecure: config.publicUrl.startsWith("https:"),
  });
  await app.register(fileRoutes, { prefix: "/files", database, store });
  if (config.PAYMENT_PROVIDER === "sandbox")
    await app.register(sandboxPages, { prefix: "/sandbox", database, handlers: providerEventHandlers });
  if (config.devOutbox) await app.register(outboxPages, { prefix: "/dev", database, sender });
  if (site) await app.register(demoDesk, { prefix: "/demo", database, site, hosts: config.linkCheckHosts });
  await app.register(searchEngines, { reader: database.reader, publicUrl: config.publicUrl });
  await app.register(webApp, {
    directory: webDirectory,
    settings: {
      title: config.APP_TITLE,
      apiUrl: "/api",
      authUrl: config.AUTH_URL ?? config.AUTH_PATH,
      devOutbox: config.devOutbox,
      operatorsNeedFactor: config.operatorsNeedFactor,
      cookiePrefix: config.COOKIE_PREFIX,
      support: config.support,
      affiliateUrl: config.affiliateUrl,
      analytics: analyticsSettings(config),
      captcha: captchaWidget(config),
      demoLogins: config.demo ? demoLogins : undefined,
    },
    descriptionOf: (path) => descriptionOf(path, config.APP_TITLE),
    redirectFrom: (path) => findRedirectFrom(database.reader, path),
    cookiePrefix: config.COOKIE_PREFIX,
    painted: paintedPages(config, database.reader),
    firstFrame: (address, drawn) =>
      firstFrame(address, { title: config.APP_TITLE, demoLogins: config.demo ? demoLogins : undefined, ...drawn }),
  });
  return app;
}

type ApiParts = Pick<ServerParts, "config" | "database"> & { resources: Resource[]; identify: Identify };

type ProgramParts = Pick<ServerParts, "config" | "database"> &
  Pick<Identifying, "identifyToken"> & { resources: Resource[] };

/** Apps are connected and agents call; each 401 says how. */
async function openToPrograms(
  app: FastifyInstance,
  { identify, provider, ...parts }: ProgramParts & { identify: Identify; provider: () => Promise<Provider> },
) {
  const { config, database } = parts;
  announceAuthorization(app, config.publicUrl);
  await app.register(connectedApps, { config, database, identify, provider });
  await app.register(agentsDoor, parts);
}

/** Agents call the same operations as programs do, and read who they are. */
async function agentsDoor(
  app: FastifyInstance,
  { config, database, resources, identifyToken }: ProgramParts,
): Promise<void> {
  const me = plainCalls.find(({ agent }) => agent?.tool === "me");
  const readWho = (actor: Actor) => readMe(database.reader, actor, config.RATE_LIMIT);
  const plainReads = me ? [{ call: me, read: readWho }] : [];
  const { APP_TITLE: title, publicUrl, corsOrigins: others, isLocal } = config;
  const entrance = { origins: { publicUrl, others, isLocal }, identifyToken };
  const open = () => openAgents({ title, database, resources, plainReads });
  await app.register(mcpRoute, { ...entrance, path: "/mcp", open });
  await app.register(mcpRoute, { ...entrance, path: "/adcp", open: () => openSellerOf(config, database) });
  app.get("/adcp/keys", async () => sellersKeys(config));
}

/** The resources, and what a screen shows first of them. */
async function apiOf(api: FastifyInstance, { config, database, resources, identify }: ApiParts): Promise<void> {
  const described = describedApi(resources, { title: config.APP_TITLE, publicUrl: config.publicUrl });
  await registerApi(api, { database, identify, ...described });
  const installation = { takesPayments: config.PAYMENT_PROVIDER !== "none", readFigures };
  const always = { "/public_settings": () => readPublicSettings(database.reader, installation) };
  await api.register(firstAnswers, { database, identify, resources, readScreen, always });
}

const healthOf = ({ dataDirectory }: Config, { reader }: Database) => ({
  knownPages: () => knownPagesInAWord(reader),
  disk: async () => diskStateOf(await readDiskSpace(dataDirectory)),
});

/** `/metrics` and `/health` alone, for a process that works the queues. */
export async function buildMonitor(
  parts: Pick<ServerParts, "config" | "database" | "log" | "stopping">,
): Promise<FastifyInstance> {
  const app = Fastify({ loggerInstance: parts.log as FastifyBaseLogger, logController: new RequestLog() });
  endConnections(app, parts.stopping);
  app.setErrorHandler(answerError);
  await openToMonitors(app, parts);
  return app;
}

/** Before all other routes, whose calls it counts. */
async function openToMonitors(
  app: FastifyInstance,
  { config, database, stopping }: Pick<ServerParts, "config" | "database" | "stopping">,
): Promise<void> {
  scrapedMetrics(app, scrapingOf(config, database));
  const conditions = healthOf(config, database);
  await app.register(healthRoutes, { prefix: "/health", database, conditions, stopping });
}

function scrapingOf({ dataDirectory: folder, METRICS_TOKEN: token }: Config, database: Database): Scraping {
  const facets = () => {
    const { bytes, caughtUpAt } = followedCatalogue(database.reader);
    return { bytes, ageSeconds: caughtUpAt === undefined ? undefined : (performance.now() - caughtUpAt) / 1_000 };
  };
  return { database, folder, token, facets };
}

/** Neither refused under pressure nor counted. */
const isFree = ({ url }: FastifyRequest): boolean => url.startsWith("/health") || url.startsWith("/assets");

/** Fastify with the bounds of every call: id, bytes, time and security headers. */
async function boundedApp(
  { config, database, log, stopping }: Pick<ServerParts, "config" | "database" | "log" | "stopping">,
  counts: CallCounts,
): Promise<FastifyInstance> {
  const app = Fastify({
    loggerInstance: log as FastifyBaseLogger,
    logController: new RequestLog(),
    genReqId: requestId,
    requestIdHeader: false,
    trustProxy: trustProxy(config.TRUST_PROXY),
    bodyLimit: 1_048_576,
    // For the slowest of all bodies; `boundBodies` ends the others sooner.
    requestTimeout: 600_000,
    connectionTimeout: 60_000,
    keepAliveTimeout: 72_000,
    routerOptions: { maxParamLength: 300 },
  });
  endConnections(app, stopping);
  app.addHook("onRequest", async (request, reply) => {
    reply.header("x-request-id", request.id);
  });
  followCalls(app, config);
  app.setErrorHandler(answerError);
  boundBodies(app, 30_000);
  limitTime(app, callMilliseconds, unavailable);
  refuseUnkeepable(app);
  await app.register(underPressure, {
    maxEventLoopDelay: config.OVERLOAD_MILLISECONDS,
    exposeStatusRoute: false,
    pressureHandler: (request) => {
      if (!isFree(request)) throw tooBusy();
    },
  });
  setSecurityHeaders(app, config);
  await app.register(cors, corsOptions(config.corsOrigins));
  // People behind one address share a high limit; each caller has their own once known (`identify.ts`).
  if (config.RATE_LIMIT_ADDRESS > 0)
    await app.register(rateLimit, {
      max: config.RATE_LIMIT_ADDRESS,
      timeWindow: "1 minute",
      allowList: isFree,
      keyGenerator: ({ ip }) => networkOf(ip),
      store: callStore(counts),
      errorResponseBuilder: (_request, { ttl }) => new RateLimited(Math.ceil(ttl / 1_000)),
    });
  if (config.RATE_LIMIT > 0 || config.RATE_LIMIT_ADDRESS > 0) exchangeCounts(app, counts, { database, log });
  return app;
}

function exchangeCounts(
  app: FastifyInstance,
  counts: CallCounts,
  { database, log }: Pick<ServerParts, "database" | "log">,
): void {
  let exchange: { end: () => void } | undefined;
  app.addHook("onReady", async () => {
    exchange = await counts.exchange(database.notices, database.pool, log);
  });
  app.addHook("onClose", async () => exchange?.end());
}

import cors from "@fastify/cors";
import rateLimit from "@fastify/rate-limit";
import underPressure from "@fastify/under-pressure";
import Fastify, { type FastifyBaseLogger, type FastifyInstance, type FastifyRequest } from "fastify";
import type { Disk } from "flydrive";
import type { Logger } from "pino";
import type { Actor } from "#accounts/actor.ts";
import { announceAuthorization } from "#accounts/apps/server/plugin.ts";
import { accessOf } from "#accounts/grant-calls.ts";
import { readMe } from "#accounts/me/server/routes.ts";
import { suspendOrganization } from "#accounts/organizations/server/commands-suspension.ts";
import { mcpRoute } from "#agents/server/mcp-route.ts";
import { openAgents } from "#agents/server/open-agents.ts";
import { authSettings } from "#auth/server/config.ts";
import { hasPasskeys } from "#auth/server/passkeys/relying-party.ts";
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
import type { Database, Reader } from "#platform/database/database.ts";
import { diskStateOf, readDiskSpace } from "#platform/files/disk-space.ts";
import { fileRoutes } from "#platform/files/routes.ts";
import { analyticsSettings } from "#platform/http/analytics.ts";
import { registerApi } from "#platform/http/api.ts";
import { CallCounts } from "#platform/http/call-counts.ts";
import { CallLimit } from "#platform/http/call-limit.ts";
import { callStore } from "#platform/http/call-store.ts";
import { announceCallsLeft } from "#platform/http/calls-left.ts";
import { refuseUnkeepable } from "#platform/http/door.ts";
import { answerError } from "#platform/http/error-handler.ts";
import { unavailable } from "#platform/http/errors.ts";
import { healthRoutes } from "#platform/http/health.ts";
import type { PaintedPages } from "#platform/http/painted/painted-page.ts";
import { endConnections } from "#platform/http/requests/ending.ts";
import { requestId } from "#platform/http/requests/request-id.ts";
import { RequestLog } from "#platform/http/requests/request-log.ts";
import { boundBodies } from "#platform/http/requests/slow-bodies.ts";
import { limitTime } from "#platform/http/requests/time-limit.ts";
import { trustProxy } from "#platform/http/requests/trusted-proxies.ts";
import type { Resource } from "#platform/http/resource.ts";
import { firstAnswers } from "#platform/http/screens/first-answers.ts";
import { webApp } from "#platform/http/web-app.ts";
import { underRequest } from "#platform/log/request-context.ts";
import { outboxPages } from "#platform/mail/outbox.ts";
import { knownPagesInAWord } from "#settings/known-pages/server/queries.ts";
import { descriptionOf, robotsText, sitemapText } from "#settings/public-pages.ts";
import { findRedirectFrom } from "#settings/redirects/server/queries.ts";
import { readPublicSettings } from "#settings/server/public-settings.ts";
import { readScreen } from "#shell/first-reads.ts";
import { entryPage } from "#shell/server/entry/entry.ts";
import { landingPage } from "#shell/server/landing/landing.ts";
import { readLandingFacts } from "#shell/server/landing/landing-facts.ts";
import type { Config } from "./config.ts";
import { connectedApps } from "./connected-apps.ts";
import { demoLogins } from "./demo/cast.ts";
import { demoDesk } from "./demo/site/desk.ts";
import type { DemoSite } from "./demo/site/site.ts";
import { type Identify, type Identifying, identifier } from "./identify.ts";
import { plainRoutes } from "./plain-routes.ts";
import { providerEventHandlers } from "./provider-events.ts";
import { apiRefusals } from "./refusals.ts";
import { plainCalls, resourcesOf } from "./resources.ts";
import { corsOptions, setSecurityHeaders } from "./security-headers.ts";
import { openSellerOf, sellersKeys } from "./seller.ts";

export type ServerParts = {
  config: Config;
  database: Database;
  store: Disk;
  log: Logger;
  webDirectory?: string | undefined;
  demoSite?: DemoSite | undefined;
};

/** A caller gets an answer within ten seconds even when the database is silent. */
const callMilliseconds = 9_000;

export async function buildServer({
  config,
  database,
  store,
  log,
  webDirectory,
  demoSite: site,
}: ServerParts): Promise<FastifyInstance> {
  const counts = new CallCounts();
  const app = await boundedApp({ config, database, log }, counts);
  const sender = { title: config.APP_TITLE, publicUrl: config.publicUrl };
  const { identify, identifyToken } = identifier(database, config, counts);
  await openToMonitors(app, config, database);
  if (!config.AUTH_URL) await app.register(authService, { prefix: config.AUTH_PATH, database, config });
  const resources = resourcesOf(config, store);
  await app.register(apiOf, { prefix: "/api", config, database, resources, identify });
  await app.register(plainRoutes, { prefix: "/api", config, database, store, log, identify });
  await openToPrograms(app, { config, database, resources, identify, identifyToken });
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
    robotsText: robotsText(config.publicUrl),
    sitemapText: sitemapText(config.publicUrl),
    redirectFrom: (path) => findRedirectFrom(database.reader, path),
    cookiePrefix: config.COOKIE_PREFIX,
    painted: paintedPages(config, database.reader),
  });
  return app;
}

type ApiParts = Pick<ServerParts, "config" | "database"> & { resources: Resource[]; identify: Identify };

type ProgramParts = Pick<ServerParts, "config" | "database"> &
  Pick<Identifying, "identifyToken"> & { resources: Resource[] };

/** Apps are connected and agents call; each 401 says how. */
async function openToPrograms(app: FastifyInstance, { identify, ...parts }: ProgramParts & { identify: Identify }) {
  const { config, database } = parts;
  announceAuthorization(app, config.publicUrl);
  await app.register(connectedApps, { config, database, identify });
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
  const described = {
    title: config.APP_TITLE,
    publicUrl: config.publicUrl,
    plainCalls,
    refusals: apiRefusals,
    accessOf,
  };
  await registerApi(api, { database, identify, resources, ...described });
  const installation = { takesPayments: config.PAYMENT_PROVIDER !== "none", readFigures };
  const always = { "/public_settings": () => readPublicSettings(database.reader, installation) };
  await api.register(firstAnswers, { database, identify, resources, readScreen, always });
}

/** Captchas, and sign-in services elsewhere, are the app's to show. */
function paintedPages(config: Config, reader: Reader): PaintedPages {
  const { APP_TITLE: title, publicUrl, support, demo } = config;
  const landing = {
    paint: async () => landingPage({ title, publicUrl, support, isDemo: demo }, await readLandingFacts(reader)),
  };
  if (config.AUTH_URL || captchaWidget(config)) return { "/": landing };
  const settings = authSettings(config);
  const providers = settings.providers.map(({ name }) => name);
  const parts = { title, publicUrl, providers, hasPasskeys: hasPasskeys(settings), logins: demo ? demoLogins : [] };
  const entry = (kind: "signIn" | "signUp") => ({
    takes: ["next"],
    paint: async (query: URLSearchParams) => entryPage(kind, parts, query),
  });
  return { "/": landing, "/sign-in": entry("signIn"), "/sign-up": entry("signUp") };
}

const healthOf = ({ dataDirectory }: Config, { reader }: Database) => ({
  knownPages: () => knownPagesInAWord(reader),
  disk: async () => diskStateOf(await readDiskSpace(dataDirectory)),
});

/** Before all other routes, whose calls it counts. */
async function openToMonitors(app: FastifyInstance, config: Config, database: Database): Promise<void> {
  scrapedMetrics(app, scrapingOf(config, database));
  await app.register(healthRoutes, { prefix: "/health", database, conditions: healthOf(config, database) });
}

function scrapingOf({ dataDirectory: folder, METRICS_TOKEN: token }: Config, database: Database): Scraping {
  const facets = () => {
    const { bytes, caughtUpAt } = followedCatalogue(database.reader);
    return { bytes, ageSeconds: caughtUpAt === undefined ? undefined : (performance.now() - caughtUpAt) / 1_000 };
  };
  return { database, folder, token, facets };
}

/** Fastify with the bounds of every call: id, bytes, time and security headers. */
async function boundedApp(
  { config, database, log }: Pick<ServerParts, "config" | "database" | "log">,
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
  endConnections(app);
  app.addHook("onRequest", async (request, reply) => {
    reply.header("x-request-id", request.id);
  });
  app.addHook("onRequest", (request, _reply, done) => underRequest(request.id, done));
  app.setErrorHandler(answerError);
  boundBodies(app, 30_000);
  limitTime(app, callMilliseconds, unavailable);
  refuseUnkeepable(app);
  await app.register(underPressure, {
    maxEventLoopDelay: config.OVERLOAD_MILLISECONDS,
    retryAfter: 2,
    exposeStatusRoute: false,
  });
  setSecurityHeaders(app, config);
  await app.register(cors, corsOptions(config.corsOrigins));
  const isFree = ({ url }: FastifyRequest) => url.startsWith("/health") || url.startsWith("/assets");
  // People behind one address share a high limit; each caller has their own once known (`identify.ts`).
  if (config.RATE_LIMIT_ADDRESS > 0)
    await app.register(rateLimit, {
      max: config.RATE_LIMIT_ADDRESS,
      timeWindow: "1 minute",
      allowList: isFree,
      store: callStore(counts),
    });
  if (config.RATE_LIMIT > 0 || config.RATE_LIMIT_ADDRESS > 0) exchangeCounts(app, counts, { database, log });
  announceCallsLeft(app);
  const visitors = new CallLimit(config.RATE_LIMIT, counts);
  app.addHook("onRequest", async (request) => {
    if (!isFree(request) && !request.headers.authorization) visitors.countFor(request, `visitor ${request.ip}`);
  });
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

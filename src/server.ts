import cors from "@fastify/cors";
import helmet from "@fastify/helmet";
import rateLimit from "@fastify/rate-limit";
import underPressure from "@fastify/under-pressure";
import Fastify, { type FastifyBaseLogger, type FastifyInstance, type FastifyRequest } from "fastify";
import type { Disk } from "flydrive";
import type { Logger } from "pino";
import { accountDeletionResource } from "#accounts/deletion/server/routes.ts";
import { invitationResource, publicInvitationCall, publicInvitations } from "#accounts/invitations/server/routes.ts";
import {
  mediaMemberResource,
  organizationMemberResource,
  projectMemberResource,
} from "#accounts/members/server/routes.ts";
import { organizationNameResource } from "#accounts/organizations/server/names.ts";
import { organizationResource } from "#accounts/organizations/server/routes.ts";
import { clientUserResource } from "#accounts/people/server/routes.ts";
import { loadActor, sessionOver } from "#accounts/server/queries/actor.ts";
import { sessionResource } from "#accounts/sessions/server/routes.ts";
import { apiTokenPrefix } from "#accounts/tokens/api-token.ts";
import { identifyApiToken } from "#accounts/tokens/server/identify.ts";
import { apiTokenResource } from "#accounts/tokens/server/routes.ts";
import { activityResource } from "#activity/server/routes.ts";
import { auditEventResource } from "#audit/server/routes.ts";
import { captchaOrigins, captchaWidget } from "#auth/server/service/captcha-widget.ts";
import { protocolCors } from "#auth/server/service/cors.ts";
import { authService } from "#auth/server/service/plugin.ts";
import { createTokenVerifier, InvalidAccessToken } from "#auth/server/sessions/access-token.ts";
import { enterCampaign, startCampaigning } from "#campaigns/server/commands.ts";
import { campaignResource, projectResource } from "#campaigns/server/routes.ts";
import { cartResource } from "#cart/server/routes.ts";
import { decideFormats } from "#formats/server/review.ts";
import { formatResource, openOrdersResource, priceGuidanceResource } from "#formats/server/routes.ts";
import { catalogueImportResource } from "#imports/server/routes.ts";
import { importCalls, importFiles } from "#imports/server/upload.ts";
import { trackedLinks } from "#links/server/follow.ts";
import { trackedLinkResource } from "#links/server/routes.ts";
import { listingExport, listingExportCall } from "#marketplace/export/server/export.ts";
import { mediaFactsResource } from "#marketplace/facts/server/routes.ts";
import { readFigures } from "#marketplace/figures/server/queries.ts";
import { mediumMarkResource, savedViewResource } from "#marketplace/marks/server/routes.ts";
import { listingFacetsResource, listingMatchResource, listingResource } from "#marketplace/server/listing/routes.ts";
import { calendarResource } from "#media/calendar/server/routes.ts";
import { metricReadingResource, metricTrendsResource } from "#media/metrics/server/routes.ts";
import { metricProviderResource } from "#media/providers/server/routes.ts";
import { enterMedia, pauseMediaOf } from "#media/server/commands.ts";
import { readSiteCall, siteReading } from "#media/server/read-site.ts";
import { mediaResource } from "#media/server/routes.ts";
import { notificationStream, notificationStreamCall } from "#notifications/live/server/stream.ts";
import { forgetPerson } from "#notifications/server/commands.ts";
import { notificationResource, subscriptionPreferencesResource } from "#notifications/server/routes.ts";
import { unsubscribePages } from "#notifications/server/unsubscribe-page.ts";
import { offerResource, offerRuleResource } from "#offers/server/routes.ts";
import { claimResource } from "#orders/claims/server/routes.ts";
import { commentResource } from "#orders/comments/server/routes.ts";
import { slotsResource } from "#orders/dates/server/routes.ts";
import { disputeResource } from "#orders/disputes/server/routes.ts";
import { orderExport, orderExportCall } from "#orders/export/server/export.ts";
import { orderExtraResource } from "#orders/extras/server/routes.ts";
import { messageFileCalls, messageFiles } from "#orders/messages/server/files.ts";
import { conversationResource } from "#orders/messages/server/routes.ts";
import { linkCheckResource, orderEventResource, orderResource } from "#orders/server/routes.ts";
import { severalOrdersResource } from "#orders/several/server/routes.ts";
import { sharedPages } from "#orders/shares/server/public-pages.ts";
import { sharedLinkResource } from "#orders/shares/server/routes.ts";
import { textFileCall, textFiles } from "#orders/text-files/server/text-file.ts";
import { textVersionResource } from "#orders/versions/server/routes.ts";
import { sandboxPages } from "#payments/providers/sandbox/server/page.ts";
import { topUpResource } from "#payments/server/routes.ts";
import type { Database } from "#platform/database/database.ts";
import { fileRoutes, uploadCall, uploadRoutes } from "#platform/files/routes.ts";
import { analyticsOrigins, analyticsSettings } from "#platform/http/analytics.ts";
import { type Caller, registerApi } from "#platform/http/api.ts";
import { refuseUnkeepable } from "#platform/http/door.ts";
import { answerError } from "#platform/http/error-handler.ts";
import { Refusal, unavailable } from "#platform/http/errors.ts";
import { healthRoutes } from "#platform/http/health.ts";
import type { PlainCall } from "#platform/http/plain-call.ts";
import { endConnections } from "#platform/http/requests/ending.ts";
import { requestId } from "#platform/http/requests/request-id.ts";
import { RequestLog } from "#platform/http/requests/request-log.ts";
import { boundBodies } from "#platform/http/requests/slow-bodies.ts";
import { limitTime } from "#platform/http/requests/time-limit.ts";
import { trustProxy } from "#platform/http/requests/trusted-proxies.ts";
import type { Operation, Resource } from "#platform/http/resource.ts";
import { webApp } from "#platform/http/web-app.ts";
import { outboxPages } from "#platform/mail/outbox.ts";
import { featureFlagResource } from "#settings/flags/server/routes.ts";
import { descriptionOf, robotsText } from "#settings/public-pages.ts";
import { findRedirectFrom } from "#settings/redirects/server/queries.ts";
import { pathRedirectResource } from "#settings/redirects/server/routes.ts";
import { publicSettings, publicSettingsCall } from "#settings/server/public-settings.ts";
import { settingsResource } from "#settings/server/routes.ts";
import { orderSwapResource } from "#swap/server/routes.ts";
import { transactionResource, walletResource } from "#wallet/server/routes.ts";
import type { Config } from "./config.ts";
import { conversations } from "./conversations.ts";

const entrances = { enterCampaign, enterMedia, startCampaigning, leaveMarket: pauseMediaOf, forgetPerson };

type ResourceConfig = Pick<Config, "PAYMENT_PROVIDER"> & Partial<Pick<Config, "metricProviders" | "linkCheckHosts">>;

/** MAP OF THE API: one line a resource. */
export const resourcesOf = (config: ResourceConfig): Resource[] => [
  clientUserResource(entrances),
  subscriptionPreferencesResource,
  notificationResource,
  organizationResource(entrances),
  organizationNameResource,
  organizationMemberResource,
  projectMemberResource,
  mediaMemberResource,
  invitationResource,
  apiTokenResource,
  sessionResource,
  accountDeletionResource,
  projectResource,
  campaignResource,
  mediaResource(decideFormats),
  calendarResource,
  metricReadingResource,
  metricTrendsResource,
  metricProviderResource(config.metricProviders ?? []),
  formatResource,
  priceGuidanceResource,
  openOrdersResource,
  listingResource,
  listingFacetsResource,
  listingMatchResource,
  mediaFactsResource,
  mediumMarkResource,
  savedViewResource,
  catalogueImportResource,
  slotsResource,
  cartResource,
  offerResource,
  offerRuleResource,
  orderResource(config.linkCheckHosts ?? new Map()),
  severalOrdersResource,
  orderSwapResource,
  orderExtraResource,
  activityResource,
  orderEventResource,
  linkCheckResource,
  conversationResource("order", conversations.order),
  conversationResource("offer", conversations.offer),
  disputeResource,
  claimResource,
  textVersionResource,
  commentResource,
  sharedLinkResource,
  walletResource,
  transactionResource,
  topUpResource(config.PAYMENT_PROVIDER),
  featureFlagResource,
  pathRedirectResource,
  trackedLinkResource,
  settingsResource,
  auditEventResource,
];

/** What is called below `/api` beside the resources. */
export const plainCalls: PlainCall[] = [
  uploadCall,
  notificationStreamCall,
  ...messageFileCalls,
  ...importCalls,
  listingExportCall,
  orderExportCall,
  textFileCall,
  readSiteCall,
  publicSettingsCall,
  publicInvitationCall,
];

export type ServerParts = {
  config: Config;
  database: Database;
  store: Disk;
  log: Logger;
  webDirectory?: string | undefined;
};

/** Also through a silent database a caller hears something within ten seconds. */
const callMilliseconds = 9_000;

/** The whole server on one port: API, sign-in, files, the provider's sandbox, the outbox and the web app. */
export async function buildServer({
  config,
  database,
  store,
  log,
  webDirectory,
}: ServerParts): Promise<FastifyInstance> {
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
    reply.header("x-request-id", request.id).header("permissions-policy", permissionsPolicy);
  });
  app.setErrorHandler(answerError);
  boundBodies(app, 30_000);
  limitTime(app, callMilliseconds, unavailable);
  refuseUnkeepable(app);
  await app.register(underPressure, {
    maxEventLoopDelay: config.OVERLOAD_MILLISECONDS,
    retryAfter: 2,
    exposeStatusRoute: false,
  });
  await app.register(helmet, helmetOptions(config));
  await app.register(cors, corsOptions(config.corsOrigins));
  if (config.RATE_LIMIT > 0)
    await app.register(rateLimit, {
      max: config.RATE_LIMIT,
      timeWindow: "1 minute",
      allowList: (request) => request.url.startsWith("/health") || request.url.startsWith("/assets"),
    });
  const identify = identifier(database, config);
  const authenticateFor = (operation: Parameters<typeof identify>[1]) => async (request: FastifyRequest) =>
    (await identify(request, operation)).readActor(database.lookups);
  const authenticate = authenticateFor(upload);
  const resources = resourcesOf(config);
  const sender = { title: config.APP_TITLE, publicUrl: config.publicUrl };
  await app.register(healthRoutes, { prefix: "/health", database });
  if (!config.AUTH_URL) await app.register(authService, { prefix: config.AUTH_PATH, database, config });
  await app.register((api) => registerApi(api, { database, resources, plainCalls, ...sender, identify }), {
    prefix: "/api",
  });
  await app.register(publicSettings, { prefix: "/api", reader: database.reader, readFigures });
  const authenticateReader = async (request: FastifyRequest) =>
    (await identify(request, download)).readActor(database.lookups);
  await app.register(listingExport, { prefix: "/api", reader: database.reader, authenticate: authenticateReader });
  await app.register(orderExport, {
    prefix: "/api",
    reader: database.reader,
    authenticate: authenticateFor({ ...download, permission: "order.read" }),
  });
  await app.register(textFiles, {
    prefix: "/api",
    reader: database.reader,
    store,
    authenticate: authenticateFor({ ...download, permission: "order.read" }),
  });
  await app.register(publicInvitations, { prefix: "/api", database });
  await app.register(uploadRoutes, { prefix: "/api", database, store, authenticate });
  await app.register(notificationStream, {
    prefix: "/api",
    ...{ database, log, accountsElsewhere: config.AUTH_URL !== undefined },
    authenticate: async (request) => {
      const { expiresAt, readActor } = await identify(request, listening);
      return { expiresAt, actor: await readActor(database.reader) };
    },
  });
  await app.register(sharedPages, { database, title: config.APP_TITLE });
  await app.register(unsubscribePages, { database, title: config.APP_TITLE });
  await app.register(messageFiles, {
    prefix: "/api",
    database,
    store,
    keepers: conversations,
    authenticateReader: authenticateFor({ ...download, permission: "message.read" }),
    authenticateWriter: authenticateFor({ ...upload, permission: "message.write" }),
  });
  await app.register(importFiles, {
    prefix: "/api",
    database,
    store,
    megabytesMax: config.IMPORT_MEGABYTES_MAX,
    authenticate: authenticateFor({ ...upload, permission: "media.create" }),
  });
  await app.register(siteReading, {
    prefix: "/api",
    authenticate: authenticateFor({ ...upload, permission: "media.create" }),
    hosts: config.linkCheckHosts,
  });
  await app.register(trackedLinks, { prefix: "/link", database });
  await app.register(fileRoutes, { prefix: "/files", database, store });
  if (config.PAYMENT_PROVIDER === "sandbox") await app.register(sandboxPages, { prefix: "/sandbox", database });
  if (config.devOutbox) await app.register(outboxPages, { prefix: "/dev", database, sender });
  await app.register(webApp, {
    directory: webDirectory,
    settings: {
      title: config.APP_TITLE,
      apiUrl: "/api",
      authUrl: config.AUTH_URL ?? config.AUTH_PATH,
      devOutbox: config.devOutbox,
      cookiePrefix: config.COOKIE_PREFIX,
      support: config.support,
      analytics: analyticsSettings(config),
      captcha: captchaWidget(config),
    },
    descriptionOf: (path) => descriptionOf(path, config.APP_TITLE),
    robotsText,
    redirectFrom: (path) => findRedirectFrom(database.reader, path),
    cookiePrefix: config.COOKIE_PREFIX,
  });
  return app;
}

/** Images are for orders' texts and for media: an upload asks of an API token what writing the first does. */
const upload = { method: "POST", permission: "order.write", operator: false, personal: false } as const;

/** Programs have webhooks and lists; a stream is for a person's screen. */
const listening = { method: "GET", permission: undefined, operator: false, personal: true } as const;

const download = { method: "GET", permission: undefined, operator: false, personal: false } as const;

/** The bearer token's person (R6.5), or 401; what the database knows of them is read when it is asked for. */
function identifier(
  database: Database,
  config: Config,
): (
  request: FastifyRequest,
  operation: Pick<Operation, "method" | "permission" | "scope" | "operator" | "personal">,
) => Promise<Caller> {
  const verify = createTokenVerifier(database, config);
  const accountsElsewhere = config.AUTH_URL !== undefined;
  return async ({ headers }, operation) => {
    const token = /^Bearer (.+)$/i.exec(headers.authorization ?? "")?.[1];
    if (!token) throw new Refusal(401, "no_authorization", "Sign in to do this.");
    if (token.startsWith(apiTokenPrefix)) return identifyApiToken(database, { token, accountsElsewhere }, operation);
    try {
      const claims = await verify(token);
      const { userId, expiresAt } = claims;
      return { userId, expiresAt, readActor: (reader) => loadActor(reader, claims) };
    } catch (error) {
      if (error instanceof InvalidAccessToken) throw sessionOver();
      throw error;
    }
  };
}

/** Nothing of the device is used; pages that others frame or link in get none of it either. */
const permissionsPolicy = ["camera", "display-capture", "geolocation", "microphone", "payment", "usb"]
  .map((feature) => `${feature}=()`)
  .join(", ");

function helmetOptions(config: Config) {
  const secure = config.publicUrl.startsWith("https:");
  const captcha = captchaOrigins(config);
  return {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'", ...captcha],
        frameSrc: ["'self'", ...captcha],
        connectSrc: [
          "'self'",
          ...analyticsOrigins(config),
          ...captcha,
          ...(config.AUTH_URL ? [new URL(config.AUTH_URL).origin] : []),
        ],
        styleSrc: ["'self'", "'unsafe-inline'", ...captcha],
        imgSrc: ["'self'", "data:", "https:"],
        objectSrc: ["'none'"],
        baseUri: ["'none'"],
        frameAncestors: ["'none'"],
        formAction: ["'self'"],
      },
    },
    strictTransportSecurity: secure,
    crossOriginEmbedderPolicy: false,
  } as const;
}

function corsOptions(origins: string[]) {
  return {
    origin: origins.includes("*") ? "*" : origins,
    methods: protocolCors.methods,
    allowedHeaders: [...protocolCors.allowedHeaders, "Idempotency-Key", "If-Match"],
    exposedHeaders: [...protocolCors.exposedHeaders, "Location", "ETag", "Idempotency-Replayed", "x-request-id"],
  };
}

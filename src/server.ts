import cors from "@fastify/cors";
import helmet from "@fastify/helmet";
import rateLimit from "@fastify/rate-limit";
import underPressure from "@fastify/under-pressure";
import Fastify, { type FastifyBaseLogger, type FastifyInstance, type FastifyRequest } from "fastify";
import type { Disk } from "flydrive";
import type { Logger } from "pino";
import { publicInvitations } from "#accounts/invitations/server/routes.ts";
import { loadActor, sessionOver } from "#accounts/server/queries/actor.ts";
import { apiTokenPrefix } from "#accounts/tokens/api-token.ts";
import { identifyApiToken } from "#accounts/tokens/server/identify.ts";
import { captchaOrigins, captchaWidget } from "#auth/server/service/captcha-widget.ts";
import { protocolCors } from "#auth/server/service/cors.ts";
import { authService } from "#auth/server/service/plugin.ts";
import { createTokenVerifier, InvalidAccessToken } from "#auth/server/sessions/access-token.ts";
import { identityDocuments } from "#identity/server/documents/documents.ts";
import { importFiles } from "#imports/server/upload.ts";
import { trackedLinks } from "#links/server/follow.ts";
import { listingExport } from "#marketplace/export/server/export.ts";
import { readFigures } from "#marketplace/figures/server/queries.ts";
import { siteReading } from "#media/server/read-site.ts";
import { notificationStream } from "#notifications/live/server/stream.ts";
import { unsubscribePages } from "#notifications/server/unsubscribe-page.ts";
import { orderExport } from "#orders/export/server/export.ts";
import { messageFiles } from "#orders/messages/server/files.ts";
import { reportFiles } from "#orders/report/server/file.ts";
import { sharedPages } from "#orders/shares/server/public-pages.ts";
import { textFiles } from "#orders/text-files/server/text-file.ts";
import { invoiceFiles } from "#payments/invoices/server/file.ts";
import { sandboxPages } from "#payments/providers/sandbox/server/page.ts";
import { stripeWebhook } from "#payments/providers/stripe/server/webhook.ts";
import { receipts } from "#payments/top-ups/server/receipt.ts";
import { paymentFiles } from "#payments/withdrawals/server/files/payment-file.ts";
import type { Database } from "#platform/database/database.ts";
import { listFiles } from "#platform/files/list-export.ts";
import { fileRoutes, uploadRoutes } from "#platform/files/routes.ts";
import { analyticsOrigins, analyticsSettings } from "#platform/http/analytics.ts";
import { type Caller, registerApi } from "#platform/http/api.ts";
import { refuseUnkeepable } from "#platform/http/door.ts";
import { answerError } from "#platform/http/error-handler.ts";
import { Refusal, unavailable } from "#platform/http/errors.ts";
import { healthRoutes } from "#platform/http/health.ts";
import { endConnections } from "#platform/http/requests/ending.ts";
import { requestId } from "#platform/http/requests/request-id.ts";
import { RequestLog } from "#platform/http/requests/request-log.ts";
import { boundBodies } from "#platform/http/requests/slow-bodies.ts";
import { limitTime } from "#platform/http/requests/time-limit.ts";
import { trustProxy } from "#platform/http/requests/trusted-proxies.ts";
import type { Operation } from "#platform/http/resource.ts";
import { webApp } from "#platform/http/web-app.ts";
import { outboxPages } from "#platform/mail/outbox.ts";
import { descriptionOf, robotsText } from "#settings/public-pages.ts";
import { findRedirectFrom } from "#settings/redirects/server/queries.ts";
import { publicSettings } from "#settings/server/public-settings.ts";
import { transactionExport } from "#wallet/export/server/export.ts";
import { statementFiles } from "#wallet/statement/server/file.ts";
import type { Config } from "./config.ts";
import { conversations } from "./conversations.ts";
import { paymentProviderOf } from "./payment-provider.ts";
import { providerEventHandlers } from "./provider-events.ts";
import { listExports, plainCalls, resourcesOf } from "./resources.ts";
import { sealerOf } from "./sealing-key.ts";

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
  const takesPayments = config.PAYMENT_PROVIDER !== "none";
  await app.register(publicSettings, { prefix: "/api", reader: database.reader, takesPayments, readFigures });
  const authenticateReader = async (request: FastifyRequest) =>
    (await identify(request, download)).readActor(database.lookups);
  await app.register(listingExport, { prefix: "/api", reader: database.reader, authenticate: authenticateReader });
  await app.register(orderExport, {
    prefix: "/api",
    reader: database.reader,
    authenticate: authenticateFor({ ...download, permission: "order.read" }),
  });
  for (const exported of listExports)
    await app.register(listFiles, {
      prefix: "/api",
      reader: database.reader,
      exported,
      authenticate: authenticateFor({ ...download, permission: exported.permission }),
    });
  const authenticateWallet = authenticateFor({ ...download, permission: "wallet.read" });
  await app.register(transactionExport, { prefix: "/api", reader: database.reader, authenticate: authenticateWallet });
  await app.register(statementFiles, {
    prefix: "/api",
    reader: database.reader,
    title: config.APP_TITLE,
    authenticate: authenticateWallet,
  });
  await app.register(receipts, {
    prefix: "/api",
    reader: database.reader,
    title: config.APP_TITLE,
    authenticate: authenticateWallet,
  });
  await app.register(invoiceFiles, {
    prefix: "/api",
    reader: database.reader,
    authenticate: authenticateFor({ ...download, permission: "billing.read" }),
  });
  await app.register(reportFiles, {
    prefix: "/api",
    reader: database.reader,
    store,
    authenticate: authenticateFor({ ...download, permission: "campaign.read" }),
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
    database,
    log,
    accountsElsewhere: config.AUTH_URL !== undefined,
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
  await app.register(paymentFiles, {
    prefix: "/api",
    database,
    sealer: sealerOf(config),
    authenticate: authenticateFor({ ...upload, permission: undefined, operator: true }),
  });
  await app.register(identityDocuments, {
    prefix: "/api",
    database,
    store,
    sealer: sealerOf(config),
    authenticate: authenticateFor({ ...upload, permission: undefined, personal: true }),
  });
  await app.register(siteReading, {
    prefix: "/api",
    authenticate: authenticateFor({ ...upload, permission: "media.create" }),
    hosts: config.linkCheckHosts,
  });
  const provider = paymentProviderOf(config);
  await app.register(stripeWebhook, { prefix: "/api", database, handlers: providerEventHandlers, provider });
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
  await app.register(webApp, {
    directory: webDirectory,
    settings: {
      title: config.APP_TITLE,
      apiUrl: "/api",
      authUrl: config.AUTH_URL ?? config.AUTH_PATH,
      devOutbox: config.devOutbox,
      cookiePrefix: config.COOKIE_PREFIX,
      support: config.support,
      affiliateUrl: config.affiliateUrl,
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

import cors from "@fastify/cors";
import Fastify, { type FastifyBaseLogger, type FastifyInstance } from "fastify";
import type { Logger } from "pino";
import type { Database } from "#platform/database/database.ts";
import { healthRoutes } from "#platform/http/health.ts";
import { endConnections } from "#platform/http/requests/ending.ts";
import { followCalls } from "#platform/http/requests/followed-calls.ts";
import { requestId } from "#platform/http/requests/request-id.ts";
import { type TrustedProxies, trustProxy } from "#platform/http/requests/trusted-proxies.ts";
import { outboxPages } from "#platform/mail/outbox.ts";
import type { TracingSettings } from "#platform/tracing/settings.ts";
import { type AuthConfig, authSettings } from "../config.ts";
import { protocolCors } from "./cors.ts";
import { authService } from "./plugin.ts";

export type StandaloneOptions = {
  config: AuthConfig & TracingSettings & { TRUST_PROXY: TrustedProxies; corsOrigins: string[]; devOutbox: boolean };
  database: Database;
  log: Logger;
  secure: (app: FastifyInstance) => void;
};

/**
 * The sign-in service alone (`byline auth`), even several on one database. Browsers of any origin may call it unless
 * CORS_ORIGINS is set.
 */
export async function buildAuthServer({ config, database, log, secure }: StandaloneOptions): Promise<FastifyInstance> {
  const { corsOrigins, devOutbox, APP_TITLE: title, publicUrl } = config;
  const app = Fastify({
    loggerInstance: log as FastifyBaseLogger,
    genReqId: requestId,
    requestIdHeader: false,
    trustProxy: trustProxy(config.TRUST_PROXY),
    bodyLimit: 1_048_576,
    requestTimeout: 30_000,
    connectionTimeout: 60_000,
    // Longer than proxies in front keep theirs, so that they decide when a connection ends.
    keepAliveTimeout: 72_000,
    routerOptions: { maxParamLength: 300 },
  });
  endConnections(app);
  followCalls(app, config);
  secure(app);
  await app.register(cors, {
    ...protocolCors,
    origin: corsOrigins.length === 0 || corsOrigins.includes("*") ? "*" : corsOrigins,
  });
  await app.register(healthRoutes, { prefix: "/health", database });
  await app.register(authService, { prefix: authSettings(config).AUTH_PATH, database, config });
  if (devOutbox) await app.register(outboxPages, { prefix: "/dev", database, sender: { title, publicUrl } });
  return app;
}

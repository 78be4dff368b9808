import type { FastifyInstance } from "fastify";
import helmet from "helmet";
import { captchaOrigins } from "#auth/server/service/captcha-widget.ts";
import { protocolCors } from "#auth/server/service/cors.ts";
import { analyticsOrigins } from "#platform/http/analytics.ts";
import { askFirstSource } from "#platform/http/ask-first.ts";
import { takeOverSource } from "#platform/http/painted/take-over.ts";
import { firstFrameSource } from "#shell/server/first-frame/first-frame.ts";
import type { Config } from "./config.ts";

/** Denies all device features, to framed and linked pages as well. */
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
        scriptSrc: ["'self'", askFirstSource, firstFrameSource, takeOverSource, ...captcha],
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

/** Computes the headers once for all requests; Fastify's own plugin does so for each. */
export function setSecurityHeaders(app: FastifyInstance, config: Config): void {
  const set = helmet(helmetOptions(config));
  app.addHook("onRequest", (_request, reply, done) => {
    reply.header("permissions-policy", permissionsPolicy);
    done();
  });
  app.addHook("onRequest", ({ raw }, reply, done) => set(raw, reply.raw, () => done()));
}

/** Of the Model Context Protocol, for agents in a browser. */
const agentHeaders = ["Mcp-Protocol-Version", "Mcp-Session-Id", "Mcp-Method", "Mcp-Name"];

const limitHeaders = ["RateLimit", "RateLimit-Policy", "Retry-After"];

/** Allowed origins for `@fastify/cors`; `*` among them allows all. */
export function corsOptions(origins: string[]) {
  return {
    origin: origins.includes("*") ? "*" : origins,
    methods: protocolCors.methods,
    allowedHeaders: [...protocolCors.allowedHeaders, "Idempotency-Key", "If-Match", ...agentHeaders],
    exposedHeaders: [
      ...protocolCors.exposedHeaders,
      "Location",
      "ETag",
      "Idempotency-Replayed",
      "Mcp-Session-Id",
      "x-request-id",
      ...limitHeaders,
    ],
  };
}

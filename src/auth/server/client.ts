import { isIP } from "node:net";
import type { FastifyInstance, FastifyRequest } from "fastify";

declare module "fastify" {
  interface FastifyRequest {
    /** From AUTH_TRUSTED_IP_HEADER; undefined without one. */
    toldAddress?: string | undefined;
  }
}

/** For the session list, the audit log and the limits; `ip` has no IPv6 zone. */
export type Client = { ip: string | undefined; userAgent: string };

/** Takes the caller's address from a header that the proxy sets and strangers cannot. */
export function trustAddressHeader(app: FastifyInstance, header: string): void {
  app.decorateRequest("toldAddress", undefined);
  app.addHook("onRequest", async (request) => {
    request.toldAddress = request.headers[header]?.toString().split(",")[0]?.trim();
  });
}

export function clientOf(request: FastifyRequest): Client {
  const ip = (request.toldAddress ?? request.ip).split("%")[0] ?? "";
  return {
    ip: isIP(ip) ? ip : undefined,
    userAgent: (request.headers["user-agent"] ?? "").slice(0, 512),
  };
}

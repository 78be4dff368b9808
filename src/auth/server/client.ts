import { isIP } from "node:net";
import type { FastifyInstance, FastifyRequest } from "fastify";
import ipaddr from "ipaddr.js";

declare module "fastify" {
  interface FastifyRequest {
    /** What the trusted header says (AUTH_TRUSTED_IP_HEADER); undefined when there is no such header. */
    toldAddress?: string | undefined;
  }
}

/** Where a request comes from, for the session list, the audit log and the limits; `ip` without an IPv6 zone. */
export type Client = { ip: string | undefined; userAgent: string };

/** Takes the caller's address from a header that the proxy in front sets, and strangers cannot. */
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

/** What limits count as one visitor: an IPv4 address, or the /64 network that one IPv6 customer has. */
export function visitorOf({ ip }: Client): string {
  if (!ip) return "unknown";
  const address = ipaddr.process(ip);
  if (address.kind() === "ipv4") return address.toString();
  return ipaddr.IPv6.networkAddressFromCIDR(`${address.toString()}/64`).toString();
}

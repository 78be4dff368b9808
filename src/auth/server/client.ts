import { isIP } from "node:net";
import type { FastifyRequest } from "fastify";
import ipaddr from "ipaddr.js";

/** Where a request comes from, for the session list, the audit log and the limits; `ip` without an IPv6 zone. */
export type Client = { ip: string | undefined; userAgent: string };

export function clientOf(request: FastifyRequest): Client {
  const ip = request.ip.split("%")[0] ?? "";
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

import ipaddr from "ipaddr.js";
import { Refusal } from "#platform/http/errors.ts";

/** Throws 403 `token_address` for a call from elsewhere. An IPv4 address inside IPv6 counts as IPv4. */
export function refuseElsewhere(networks: readonly string[], address: string): void {
  if (networks.length === 0 || networks.some((network) => lies(address, network))) return;
  const message = `This key doesn't work from ${address}. Call from an address that it is bound to, or make another key.`;
  throw new Refusal(403, "token_address", message);
}

function lies(address: string, network: string): boolean {
  if (!ipaddr.isValid(address)) return false;
  const caller = ipaddr.process(address);
  const [range, bits] = network.includes("/") ? ipaddr.parseCIDR(network) : whole(ipaddr.process(network));
  return caller.kind() === range.kind() && caller.match(range, bits);
}

const whole = (address: ipaddr.IPv4 | ipaddr.IPv6) => [address, address.kind() === "ipv4" ? 32 : 128] as const;

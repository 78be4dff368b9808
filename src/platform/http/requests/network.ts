import ipaddr from "ipaddr.js";

/** The unit of limits: an IPv4 address, or the /64 network of one IPv6 customer. */
export function networkOf(ip: string | undefined): string {
  if (!ip || !ipaddr.isValid(ip)) return "unknown";
  const address = ipaddr.process(ip);
  if (address.kind() === "ipv4") return address.toString();
  return ipaddr.IPv6.networkAddressFromCIDR(`${address.toString()}/64`).toString();
}

import type { LookupAddress } from "node:dns";
import { lookup } from "node:dns/promises";
import type { LookupFunction } from "node:net";
import ipaddr from "ipaddr.js";

/** The page can't be had: the message says why, for people. */
export class FetchRefused extends Error {}

/** What may be asked of the open web, and where (decision 0007). */
export type AllowedAddresses = {
  /**
   * Hosts with an address (`127.0.0.1`, `127.0.0.1:8080`, `[::1]:8080`) given by the operator; all others are asked of DNS
   * and must lie on the open internet.
   */
  hosts: ReadonlyMap<string, string>;
  /**
   * The ports that may be asked, at the first address and at every redirect. `usual`, the default: 80 for http and 443 for
   * https, since who hears of any other whether it refuses or keeps silent scans a host from here. `any at given hosts`: at
   * a host that `hosts` gives an address, also the one that is named. Reading a site and looking for a proof of a domain
   * take the default; checks of publications the other, for the operator's own hosts.
   */
  ports?: "usual" | "any at given hosts";
};

/** Throws `FetchRefused` for an address that is never asked: of another kind, in a private network, or on an unusual port. */
export function refuseAddress(address: string, options: AllowedAddresses): void {
  const { protocol, hostname } = new URL(address);
  if (protocol !== "http:" && protocol !== "https:") throw new FetchRefused("Only http and https pages are checked.");
  const host = hostname.replace(/^\[|\]$/g, "");
  if (ipaddr.isValid(host) && !isPublic(host)) throw new FetchRefused("The address lies in a private network.");
  if (!isPortAsked(address, options)) throw new FetchRefused(usualPortsOnly);
}

export const usualPortsOnly = "Only pages on the usual port can be read.";

/** True when the address names a port that may be asked. */
export function isPortAsked(address: string, { hosts, ports = "usual" }: AllowedAddresses): boolean {
  const { hostname, port } = new URL(address);
  return port === "" || (ports === "any at given hosts" && hosts.has(hostname));
}

/** True for addresses of the open internet; mapped IPv6 is judged by the IPv4 address in it. */
export function isPublic(address: string): boolean {
  return ipaddr.isValid(address) && ipaddr.process(address).range() === "unicast";
}

/** Where the operator says that a host lies. */
export function givenTo(
  hostname: string,
  hosts: ReadonlyMap<string, string>,
): { address: string; port?: string } | undefined {
  const given = hosts.get(hostname);
  if (given === undefined || ipaddr.isValid(given)) return given === undefined ? undefined : { address: given };
  const [, address = given, port] = /^\[?(.+?)\]?:(\d+)$/.exec(given) ?? [];
  return port === undefined ? { address } : { address, port };
}

/** Asks DNS, and answers with addresses of the open internet alone: whoever connects by it connects to what was checked. */
export function guardedLookup(hosts: ReadonlyMap<string, string>): LookupFunction {
  return (hostname, options, callback) => {
    resolve(hostname, hosts).then(
      ([first, ...others]) => {
        if (!first) return callback(new FetchRefused("The address lies in a private network."), "", 4);
        if (options.all) return callback(null, [first, ...others]);
        callback(null, first.address, first.family);
      },
      (error) => callback(error, "", 4),
    );
  };
}

async function resolve(hostname: string, hosts: ReadonlyMap<string, string>): Promise<LookupAddress[]> {
  const given = givenTo(hostname, hosts);
  if (given) return [{ address: given.address, family: given.address.includes(":") ? 6 : 4 }];
  return (await lookup(hostname, { all: true })).filter(({ address }) => isPublic(address));
}

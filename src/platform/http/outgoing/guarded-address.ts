import type { LookupAddress } from "node:dns";
import { lookup } from "node:dns/promises";
import { isIP, type LookupFunction } from "node:net";
import ipaddr from "ipaddr.js";
import { catalogue } from "#platform/words/catalogue.ts";

const texts = catalogue("platform.http.outgoing.guardedAddress", {
  otherScheme: "Only http and https pages are checked.",
  privateNetwork: "The address lies in a private network.",
  otherPort: "Only pages on the usual port can be read.",
});

/** The page can't be read. The message is for people. */
export class FetchRefused extends Error {}

/** Limits requests to the open web (decision 0007). */
export type AllowedAddresses = {
  /**
   * Hosts with an address (`127.0.0.1`, `127.0.0.1:8080`, `[::1]:8080`) from the operator. All others are resolved by
   * DNS and must be public.
   */
  hosts: ReadonlyMap<string, string>;
  /**
   * Allowed ports, at the first address and at every redirect. `usual`, the default: 80 for http and 443 for https,
   * since other ports would let people scan hosts from here. `any at given hosts` adds every port of hosts in `hosts`,
   * for checks of publications. Reading a site and proving a domain use the default.
   */
  ports?: "usual" | "any at given hosts";
};

/** Throws `FetchRefused` for another protocol, a private network or an unusual port. */
export function refuseAddress(address: string, options: AllowedAddresses): void {
  const { protocol, hostname } = new URL(address);
  if (protocol !== "http:" && protocol !== "https:") throw new FetchRefused(texts.otherScheme);
  const host = hostname.replace(/^\[|\]$/g, "");
  // The URL has its numbers in their usual form; ipaddr.js throws and catches for each name.
  if (isIP(host) !== 0 && !isPublic(host)) throw new FetchRefused(texts.privateNetwork);
  if (!isPortAsked(address, options)) throw new FetchRefused(usualPortsOnly);
}

export const usualPortsOnly = texts.otherPort;

export function isPortAsked(address: string, { hosts, ports = "usual" }: AllowedAddresses): boolean {
  const { hostname, port } = new URL(address);
  return port === "" || (ports === "any at given hosts" && hosts.has(hostname));
}

/** True for addresses of the open internet; mapped IPv6 is judged by its IPv4 address. */
export function isPublic(address: string): boolean {
  return ipaddr.isValid(address) && ipaddr.process(address).range() === "unicast";
}

export function givenTo(
  hostname: string,
  hosts: ReadonlyMap<string, string>,
): { address: string; port?: string } | undefined {
  const given = hosts.get(hostname);
  if (given === undefined) return undefined;
  if (isIP(given) !== 0) return { address: given };
  const [, address = given, port] = /^\[?(.+?)\]?:(\d+)$/.exec(given) ?? [];
  return port === undefined ? { address } : { address, port };
}

/** Resolves by DNS and returns public addresses only, so that the checked address is the connected one. */
export function guardedLookup(hosts: ReadonlyMap<string, string>): LookupFunction {
  return (hostname, options, callback) => {
    resolve(hostname, hosts).then(
      ([first, ...others]) => {
        if (!first) return callback(new FetchRefused(texts.privateNetwork), "", 4);
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

import type { LookupAddress } from "node:dns";
import { lookup } from "node:dns/promises";
import type { LookupFunction } from "node:net";
import ipaddr from "ipaddr.js";
import { Agent, buildConnector, fetch } from "undici";

export type Fetched = { status: number; finalUrl: string; redirects: string[]; headers: Headers; body: string };
type Headers = { get(name: string): string | null };

export type FetchOptions = {
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
  timeoutMilliseconds?: number;
  maxBytes?: number;
  maxRedirects?: number;
};

/** The page can't be had: the message says why, for people. */
export class FetchRefused extends Error {}

/**
 * Fetches a page of the open web. The name is resolved, the address is checked and connected to in one step, and again at
 * each redirect, so that no answer of a name server can lead the request into Byline's own network; ports are checked as
 * often. Throws `FetchRefused`.
 */
export async function guardedFetch(address: string, options: FetchOptions): Promise<Fetched> {
  const { timeoutMilliseconds = 15_000, maxBytes = 5_000_000, maxRedirects = 5 } = options;
  const dispatcher = new Agent({ connect: guardedConnect(options.hosts), connections: 4 });
  const signal = AbortSignal.timeout(timeoutMilliseconds);
  const redirects: string[] = [];
  try {
    for (let url = address; ; ) {
      refuseLiteral(url);
      refusePort(url, options);
      const response = await fetch(url, {
        dispatcher,
        signal,
        redirect: "manual",
        headers: { "user-agent": "BylineLinkCheck/1.0", accept: "text/html,*/*;q=0.5" },
      });
      const location = response.headers.get("location");
      if (response.status < 300 || response.status > 399 || !location) {
        return {
          status: response.status,
          finalUrl: url,
          redirects,
          headers: response.headers,
          body: await bounded(response, maxBytes),
        };
      }
      await response.body?.cancel();
      if (redirects.length >= maxRedirects)
        throw new FetchRefused(`The page redirects more than ${maxRedirects} times.`);
      if (!URL.canParse(location, url)) throw new FetchRefused("The page redirects to an address that is none.");
      url = new URL(location, url).href;
      redirects.push(url);
    }
  } catch (error) {
    throw asRefusal(error);
  } finally {
    await dispatcher.destroy();
  }
}

function refuseLiteral(address: string): void {
  const { protocol, hostname } = new URL(address);
  if (protocol !== "http:" && protocol !== "https:") throw new FetchRefused("Only http and https pages are checked.");
  const host = hostname.replace(/^\[|\]$/g, "");
  if (ipaddr.isValid(host) && !isPublic(host)) throw new FetchRefused("The address lies in a private network.");
}

function refusePort(address: string, options: FetchOptions): void {
  if (!isPortAsked(address, options)) throw new FetchRefused(usualPortsOnly);
}

export const usualPortsOnly = "Only pages on the usual port can be read.";

/** True when the address names a port that may be asked. */
export function isPortAsked(
  address: string,
  { hosts, ports = "usual" }: Pick<FetchOptions, "hosts" | "ports">,
): boolean {
  const { hostname, port } = new URL(address);
  return port === "" || (ports === "any at given hosts" && hosts.has(hostname));
}

/** True for addresses of the open internet; mapped IPv6 is judged by the IPv4 address in it. */
export function isPublic(address: string): boolean {
  return ipaddr.isValid(address) && ipaddr.process(address).range() === "unicast";
}

function guardedConnect(hosts: ReadonlyMap<string, string>): buildConnector.connector {
  const connect = buildConnector({ lookup: guardedLookup(hosts), timeout: 5_000 });
  return (target, callback) => {
    const port = givenTo(target.hostname, hosts)?.port;
    connect(port === undefined ? target : { ...target, port }, callback);
  };
}

function givenTo(hostname: string, hosts: ReadonlyMap<string, string>): { address: string; port?: string } | undefined {
  const given = hosts.get(hostname);
  if (given === undefined || ipaddr.isValid(given)) return given === undefined ? undefined : { address: given };
  const [, address = given, port] = /^\[?(.+?)\]?:(\d+)$/.exec(given) ?? [];
  return port === undefined ? { address } : { address, port };
}

function guardedLookup(hosts: ReadonlyMap<string, string>): LookupFunction {
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

async function bounded(response: { body: AsyncIterable<Uint8Array> | null }, maxBytes: number): Promise<string> {
  const parts: Uint8Array[] = [];
  let length = 0;
  for await (const part of response.body ?? []) {
    length += part.length;
    if (length > maxBytes) throw new FetchRefused(`The page is larger than ${Math.round(maxBytes / 1_000_000)} MB.`);
    parts.push(part);
  }
  return Buffer.concat(parts).toString("utf8");
}

function asRefusal(error: unknown): FetchRefused {
  if (error instanceof FetchRefused) return error;
  const { name, code, message, cause } = error as Error & { code?: string };
  if (cause instanceof Error) return asRefusal(cause);
  if (name === "TimeoutError") return new FetchRefused("The page took too long to answer.");
  if (code === "ENOTFOUND") return new FetchRefused("The domain can't be found.");
  if (code === "ECONNREFUSED") return new FetchRefused("The server refuses the connection.");
  return new FetchRefused(`The page can't be reached (${code ?? message}).`);
}

import { Agent, buildConnector, fetch } from "undici";
import { catalogue } from "#platform/words/catalogue.ts";
import { calling } from "../../tracing/outgoing.ts";
import { boundedBody } from "./bounded-body.ts";
import { type AllowedAddresses, FetchRefused, givenTo, guardedLookup, refuseAddress } from "./guarded-address.ts";
import { decodePage } from "./page-charset.ts";

const texts = catalogue("platform.http.outgoing.guardedFetch", {
  tooManyRedirects: (maxRedirects: number) => `The page redirects more than ${maxRedirects} times.`,
  redirectsNowhere: "The page redirects to an invalid address.",
  tooLarge: (megabytes: number) => `The page is larger than ${megabytes} MB.`,
  tooLong: (asked: string) => `${asked} took too long to answer.`,
  noDomain: "The domain can't be found.",
  refusesConnection: "The server refuses the connection.",
  unreachable: (asked: string, part: string) => `${asked} can't be reached (${part}).`,
});

export type Fetched = { status: number; finalUrl: string; redirects: string[]; headers: Headers; body: string };
type Headers = { get(name: string): string | null };

export type FetchOptions = AllowedAddresses & {
  timeoutMilliseconds?: number;
  maxBytes?: number;
  maxRedirects?: number;
  /** Some sites serve robots a different page. */
  userAgent?: string;
};

const linkCheckAgent = "BylineLinkCheck/1.0";

/**
 * Fetches a page of the open web. Resolving, checking and connecting are one step, repeated at each redirect. So no DNS
 * answer can lead the request into Byline's own network; ports are checked as often. Throws `FetchRefused`.
 */
export async function guardedFetch(address: string, options: FetchOptions): Promise<Fetched> {
  const { timeoutMilliseconds = 15_000, maxBytes = 5_000_000, maxRedirects = 5, userAgent = linkCheckAgent } = options;
  const dispatcher = new Agent({ connect: guardedConnect(options.hosts), connections: 4 });
  const signal = AbortSignal.timeout(timeoutMilliseconds);
  const redirects: string[] = [];
  try {
    for (let url = address; ; ) {
      refuseAddress(url, options);
      const headers = { "user-agent": userAgent, accept: "text/html,*/*;q=0.5" };
      const response = await calling("GET", url, () => fetch(url, { dispatcher, signal, redirect: "manual", headers }));
      const location = response.headers.get("location");
      if (response.status < 300 || response.status > 399 || !location) {
        return {
          status: response.status,
          finalUrl: url,
          redirects,
          headers: response.headers,
          body: decodePage(await bounded(response, maxBytes), response.headers.get("content-type")),
        };
      }
      await response.body?.cancel();
      if (redirects.length >= maxRedirects) throw new FetchRefused(texts.tooManyRedirects(maxRedirects));
      if (!URL.canParse(location, url)) throw new FetchRefused(texts.redirectsNowhere);
      url = new URL(location, url).href;
      redirects.push(url);
    }
  } catch (error) {
    throw networkRefusal(error);
  } finally {
    await dispatcher.destroy();
  }
}

export function guardedConnect(hosts: ReadonlyMap<string, string>): buildConnector.connector {
  const connect = buildConnector({ lookup: guardedLookup(hosts), timeout: 5_000 });
  return (target, callback) => {
    const port = givenTo(target.hostname, hosts)?.port;
    connect(port === undefined ? target : { ...target, port }, callback);
  };
}

async function bounded({ body }: { body: AsyncIterable<Uint8Array> | null }, maxBytes: number): Promise<Uint8Array> {
  const page = await boundedBody(body, maxBytes);
  if (!page) throw new FetchRefused(texts.tooLarge(Math.round(maxBytes / 1_000_000)));
  return page;
}

/** Names a failure of the network in a sentence about `asked`. */
export function networkRefusal(error: unknown, asked = "The page"): FetchRefused {
  if (error instanceof FetchRefused) return error;
  const { name, code, message, cause } = error as Error & { code?: string };
  if (cause instanceof Error) return networkRefusal(cause, asked);
  if (name === "TimeoutError") return new FetchRefused(texts.tooLong(asked));
  if (code === "ENOTFOUND") return new FetchRefused(texts.noDomain);
  if (code === "ECONNREFUSED") return new FetchRefused(texts.refusesConnection);
  return new FetchRefused(texts.unreachable(asked, code ?? message));
}

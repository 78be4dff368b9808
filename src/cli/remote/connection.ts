import { type Entrance, readKept } from "./kept-connection.ts";
import { RemoteError, type Terminal } from "./terminal.ts";

/** A server, and the token that calls it. */
export type Connection = { url: string; token: string };

/** A token that ends while a call is on its way is no help. */
const spareMilliseconds = 60_000;

/** The environment's server and token, else the ones of the last `byline login`, renewed where they ended. */
export async function readConnection(env: Terminal["env"], entrance: Entrance = "api"): Promise<Connection> {
  if (env.BYLINE_URL && env.BYLINE_TOKEN) return { url: withoutSlash(env.BYLINE_URL), token: env.BYLINE_TOKEN };
  const kept = readKept(env);
  if (!kept || (env.BYLINE_URL && withoutSlash(env.BYLINE_URL) !== kept.url)) throw notSignedIn();
  const { url } = kept;
  if ("token" in kept) return { url, token: kept.token };
  const known = kept.access[entrance];
  if (known && known.expiresAt - spareMilliseconds > Date.now()) return { url, token: known.token };
  const { renewAccess } = await import("./renew-access.ts");
  return { url, token: await renewAccess(env, entrance) };
}

const notSignedIn = () =>
  new RemoteError("You are not signed in. Call `byline login --server https://…`, or set BYLINE_URL and BYLINE_TOKEN.");

export const withoutSlash = (url: string): string => url.replace(/\/$/, "");

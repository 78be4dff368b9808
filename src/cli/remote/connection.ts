import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { homedir } from "node:os";
import { dirname, join } from "node:path";
import { RemoteError, type Terminal } from "./terminal.ts";

/** A server, and the token that calls it. */
export type Connection = { url: string; token: string };

/** Entrances of a server; each has tokens of its own. */
export type Entrance = "api" | "mcp";
type AccessToken = { token: string; expiresAt: number };

/** The kept sign-in: an API token, or the app that a person connected. */
export type KeptConnection =
  | { url: string; token: string }
  | { url: string; clientId: string; refreshToken: string; access: { [Each in Entrance]?: AccessToken } };

type Env = Terminal["env"];

export const connectionFile = (env: Env): string =>
  env.BYLINE_CONFIG ?? join(env.XDG_CONFIG_HOME ?? join(homedir(), ".config"), "byline", "connection.json");

/** A token that ends while a call is on its way is no help. */
const spareMilliseconds = 60_000;

/** The environment's server and token, else the ones of the last `byline login`, renewed where they ended. */
export async function readConnection(env: Env, entrance: Entrance = "api"): Promise<Connection> {
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

export function readKept(env: Env): KeptConnection | undefined {
  try {
    return JSON.parse(readFileSync(connectionFile(env), "utf8")) as KeptConnection;
  } catch {
    return undefined;
  }
}

/** Readable by this account alone. */
export function keepConnection(env: Env, connection: KeptConnection): string {
  const file = connectionFile(env);
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
  writeFileSync(file, JSON.stringify(connection), { mode: 0o600 });
  return file;
}

export const forgetConnection = (env: Env): void => rmSync(connectionFile(env), { force: true });

import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { homedir } from "node:os";
import { dirname, join } from "node:path";
import { RemoteError, type Terminal } from "./terminal.ts";

/** A server, and the API token that calls it. */
export type Connection = { url: string; token: string };

type Env = Terminal["env"];

const fileOf = (env: Env): string =>
  env.BYLINE_CONFIG ?? join(env.XDG_CONFIG_HOME ?? join(homedir(), ".config"), "byline", "connection.json");

/** The environment's server and token, else the ones of the last `byline login`. */
export function readConnection(env: Env): Connection {
  const kept = readKept(env);
  const url = env.BYLINE_URL ?? kept?.url;
  const token =
    env.BYLINE_TOKEN ?? (env.BYLINE_URL === undefined || env.BYLINE_URL === kept?.url ? kept?.token : undefined);
  if (url && token) return { url: url.replace(/\/$/, ""), token };
  throw new RemoteError(
    "You are not signed in. Call `byline login --server https://…`, or set BYLINE_URL and BYLINE_TOKEN.",
  );
}

function readKept(env: Env): Connection | undefined {
  try {
    return JSON.parse(readFileSync(fileOf(env), "utf8")) as Connection;
  } catch {
    return undefined;
  }
}

/** Readable by this account alone. */
export function keepConnection(env: Env, connection: Connection): string {
  const file = fileOf(env);
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
  writeFileSync(file, JSON.stringify(connection), { mode: 0o600 });
  return file;
}

export const forgetConnection = (env: Env): void => rmSync(fileOf(env), { force: true });

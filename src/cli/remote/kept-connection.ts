import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { homedir } from "node:os";
import { dirname, join } from "node:path";
import type { Terminal } from "./terminal.ts";

/** Entrances of a server; each has tokens of its own. */
export type Entrance = "api" | "mcp";
type AccessToken = { token: string; expiresAt: number };

/** The sign-in as it is kept: an API token, or the app that a person connected. */
export type KeptConnection =
  | { url: string; token: string }
  | { url: string; clientId: string; refreshToken: string; access: { [Each in Entrance]?: AccessToken } };

type Env = Terminal["env"];

export const connectionFile = (env: Env): string =>
  env.BYLINE_CONFIG ?? join(env.XDG_CONFIG_HOME ?? join(homedir(), ".config"), "byline", "connection.json");

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

import { closeSync, openSync, rmSync, statSync } from "node:fs";
import { setTimeout as sleep } from "node:timers/promises";
import { refreshTokenGrant } from "openid-client";
import { authorizationAt } from "./authorization.ts";
import { connectionFile, type Entrance, keepConnection, readKept } from "./kept-connection.ts";
import { RemoteError, type Terminal } from "./terminal.ts";

type Env = Terminal["env"];

/** Each use of a refresh token gives a new one, and a second use ends the sign-in: so one command renews at a time. */
export async function renewAccess(env: Env, entrance: Entrance): Promise<string> {
  const lock = `${connectionFile(env)}.lock`;
  await takeLock(lock);
  try {
    const kept = readKept(env);
    if (!kept || "token" in kept) throw signedOut();
    const meanwhile = kept.access[entrance];
    if (meanwhile && meanwhile.expiresAt > Date.now() + 30_000) return meanwhile.token;
    const authorization = await authorizationAt(kept.url, kept.clientId);
    const resource = `${kept.url}/${entrance}`;
    const renewed = await refreshTokenGrant(authorization, kept.refreshToken, { resource }).catch(() => {
      throw signedOut();
    });
    const access = issuedAccess(renewed);
    keepConnection(env, {
      ...kept,
      refreshToken: renewed.refresh_token ?? kept.refreshToken,
      access: { ...kept.access, [entrance]: access },
    });
    return access.token;
  } finally {
    rmSync(lock, { force: true });
  }
}

export const issuedAccess = ({
  access_token: token,
  expires_in: seconds = 0,
}: {
  access_token: string;
  expires_in?: number;
}) => ({
  token,
  expiresAt: Date.now() + seconds * 1_000,
});

const signedOut = () => new RemoteError("Your sign-in has ended. Call `byline login` once more.");

const lockMilliseconds = 20_000;

/** A lock that its command left behind ends by itself. */
async function takeLock(lock: string): Promise<void> {
  for (;;) {
    try {
      closeSync(openSync(lock, "wx", 0o600));
      return;
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== "EEXIST") throw error;
    }
    const { mtimeMs } = statSync(lock, { throwIfNoEntry: false }) ?? { mtimeMs: Date.now() };
    if (Date.now() - mtimeMs > lockMilliseconds) rmSync(lock, { force: true });
    await sleep(50);
  }
}

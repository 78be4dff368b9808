import type { Config } from "../../config.ts";

/** What the auth service reads of the house's configuration, and what it lets be set differently. */
export type AuthConfig = Pick<
  Config,
  "publicUrl" | "redirectUrls" | "APP_TITLE" | "JWT_EXPIRY_SECONDS" | "AUTH_MAIL_INTERVAL_SECONDS" | "AUTH_RATE_LIMIT"
> &
  Partial<typeof defaults>;

export type AuthSettings = Required<AuthConfig>;

const defaults = {
  /** Where the service is mounted: mail links lead there, and the issuer is named after it. */
  authPath: "/auth/v1",
  audience: "authenticated",
  /** In characters; never fewer than six. */
  passwordMinimumLength: 8,
  /** How long any superseded refresh token still fetches the active one. */
  refreshReuseSeconds: 10,
  /** How long a mailed link or code works. */
  oneTimeTokenSeconds: 3600,
  /** Wrong codes before the code (not the link) is dead. */
  codeAttempts: 5,
  /** Wrong passwords per account and address, in `wrongPasswordWindowSeconds`, before both have to wait. */
  wrongPasswords: 10,
  wrongPasswordWindowSeconds: 300,
};

/** Fills in the defaults. */
export function authSettings(config: AuthConfig): AuthSettings {
  return { ...defaults, ...config };
}

/** The `iss` of every access token. */
export function issuer({ publicUrl, authPath }: AuthSettings): string {
  return publicUrl + authPath;
}

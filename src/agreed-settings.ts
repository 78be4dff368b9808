import { existsSync, readFileSync } from "node:fs";
import type { Logger } from "pino";
import type { Database } from "#platform/database/database.ts";
import { type AgreedSettings, differingSettings, presenceOf } from "#platform/database/presence.ts";
import { hashOfSecret } from "#platform/http/secret.ts";
import type { Config, Variable } from "./config.ts";

/** All processes of a database need these alike, so that each takes the other's tokens, cookies and sealed files. */
const agreed = [
  "PUBLIC_URL",
  "COOKIE_PREFIX",
  "AUTH_URL",
  "AUTH_PATH",
  "AUTH_JWT_AUDIENCE",
  "AUTH_JWT_ISSUER",
  "AUTH_JWT_SECRET",
  "AUTH_JWKS_FILE",
  "AUTH_DATABASE_SCHEMA",
  "IDENTITY_KEY",
  "FILES_BUCKET",
  "PAYMENT_PROVIDER",
  "RATE_LIMIT",
  "RATE_LIMIT_ADDRESS",
  "OPERATOR_SESSION_SECONDS",
] as const satisfies Variable[];

export function agreedSettingsOf(config: Config): AgreedSettings {
  const settingOf = (name: (typeof agreed)[number]): string => {
    if (name === "PUBLIC_URL") return config.publicUrl;
    const value = String(config[name] ?? "");
    return name === "AUTH_JWKS_FILE" && existsSync(value) ? readFileSync(value, "utf8") : value;
  };
  return Object.fromEntries(agreed.map((name) => [name, hashOfSecret(settingOf(name)).toString("base64url")]));
}

/** Tells other processes of this one's settings, and returns a sentence for each that differs from another's. */
export async function compareSettings(database: Database, config: Config, log: Logger): Promise<string[]> {
  const settings = agreedSettingsOf(config);
  await database.notices.listen(presenceOf(settings));
  const differing = await differingSettings(database.reader, settings);
  if (differing.length > 0) log.error({ differing }, "settings differ from those of another process");
  return differing.map((name) => `${name} differs from another process of this database. Give all of them the same.`);
}

import { randomBytes } from "node:crypto";
import { existsSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { ServerPlace } from "./data-directory.ts";
import { EmbeddedPostgresError } from "./error.ts";

export const superuser = "byline";

export const passwordFile = (dataDirectory: string) => join(dataDirectory, "database-password");

/** Reads the superuser's password; creates it at the first start, readable by this account only. */
export function passwordOf(dataDirectory: string, { home }: ServerPlace): string {
  const file = passwordFile(dataDirectory);
  if (existsSync(file)) return readPassword(file);
  const database = join(home, "postgres");
  if (existsSync(join(database, "PG_VERSION"))) {
    throw new EmbeddedPostgresError(
      `The password file ${file} is missing. Put it back from your backup: it belongs to the database in ${database}. If you need nothing of that database, delete its folder and start again.`,
    );
  }
  const password = randomBytes(24).toString("base64url");
  writeFileSync(`${file}.new`, `${password}\n`, { mode: 0o600, flush: true });
  renameSync(`${file}.new`, file);
  return password;
}

function readPassword(file: string): string {
  try {
    return readFileSync(file, "utf8").trim();
  } catch {
    throw new EmbeddedPostgresError(
      `The database's password file ${file} is not readable for this user. Start Byline as the user who made it.`,
    );
  }
}

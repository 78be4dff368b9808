import { createHmac } from "node:crypto";
import { applicationRole, withAccountSchema } from "./application-url.ts";
import { withSession } from "./session.ts";

const login = "byline_server";

/**
 * Returns a login of its own for a database where `ownerUrl` is a superuser's. A connection that only sets the role
 * could reset it. The password is derived from the owner's.
 */
export function applicationLoginUrl(ownerUrl: string, accountSchema: string): string {
  const url = new URL(ownerUrl);
  url.username = login;
  url.password = passwordFor(ownerUrl);
  return withAccountSchema(url.href, accountSchema);
}

/** Makes the login when it is missing. Runs after the migration, which makes the role that limits it. */
export async function ensureApplicationLogin(ownerUrl: string): Promise<void> {
  await withSession({ connectionString: ownerUrl }, (client) =>
    client.query(`DO $$ BEGIN
      IF NOT EXISTS (SELECT FROM pg_roles WHERE rolname = '${login}') THEN
        CREATE ROLE ${login} LOGIN PASSWORD '${passwordFor(ownerUrl)}' IN ROLE ${applicationRole};
      END IF;
    EXCEPTION WHEN duplicate_object OR unique_violation THEN NULL; END $$`),
  );
}

const passwordFor = (ownerUrl: string): string =>
  createHmac("sha256", new URL(ownerUrl).password).update(login).digest("base64url");

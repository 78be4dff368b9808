import { inArray } from "drizzle-orm";
import { verifyPassword } from "#auth/server/passwords/password-hash.ts";
import { users } from "#auth/server/tables.ts";
import type { Database } from "#platform/database/database.ts";
import { demoLogins } from "./cast.ts";

/** Returns the emails that still open with the passwords Byline publishes. */
export async function openDemoLogins({ reader }: Pick<Database, "reader">): Promise<string[]> {
  const emails = demoLogins.map(({ email }) => email);
  const found = await reader
    .select({ email: users.email, stored: users.encryptedPassword })
    .from(users)
    .where(inArray(users.email, emails));
  const open: string[] = [];
  for (const { email, password } of demoLogins) {
    const stored = found.find((user) => user.email === email)?.stored;
    if (stored && (await verifyPassword(stored, password))) open.push(email);
  }
  return open;
}

import type { Tx } from "#platform/database/database.ts";
import { insertUser } from "./accounts.ts";
import { hashPassword } from "./password-hash.ts";
import { emailExists } from "./refusals.ts";

/**
 * Creates an account that can sign in at once, without mail and without asking the password policy: for the seed and
 * for operators. The address is taken in lower case. Throws 422 `email_exists` when it has an account.
 */
export async function createConfirmedUser(
  tx: Tx,
  { email, password, data = {} }: { email: string; password: string; data?: Record<string, unknown> },
): Promise<{ id: string }> {
  const passwordHash = await hashPassword(password);
  const user = await insertUser(tx, { email: email.toLowerCase(), passwordHash, data, confirmed: true });
  if (!user) throw emailExists();
  return { id: user.id };
}

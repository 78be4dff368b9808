import { and, eq, ne } from "drizzle-orm";
import type { Tx } from "#platform/database/database.ts";
import { emailExists, phoneExists, validationFailed } from "../refusals.ts";
import { users } from "../tables.ts";

type AccountAddresses = { id?: string | undefined; email?: string | undefined; phone?: string | undefined };

/** Throws 422 `email_exists` or `phone_exists` for another account's. `userId` is the account that changes. */
export async function refuseTakenAddress(
  tx: Tx,
  { id, email, phone }: AccountAddresses,
  userId?: string,
): Promise<void> {
  const others = userId ? ne(users.id, userId) : undefined;
  if (email && (await tx.$count(users, and(eq(users.email, email), eq(users.isSsoUser, false), others))) > 0)
    throw emailExists();
  if (phone && (await tx.$count(users, and(eq(users.phone, phone), others))) > 0) throw phoneExists();
  if (id && (await tx.$count(users, eq(users.id, id))) > 0)
    throw validationFailed("A user with this ID exists already");
}

import { and, eq } from "drizzle-orm";
import type { Tx } from "#platform/database/database.ts";
import { type FactorRow, readAccount, type UserRow } from "../people/accounts.ts";
import { sessionNotFound, userNotFound } from "../refusals.ts";
import { sessions, users } from "../tables.ts";
import type { AccessTokenClaims } from "./access-token.ts";

/** A bearer's account, locked so that changes of its factors happen one after the other. */
export type HeldAccount = {
  user: UserRow;
  factors: FactorRow[];
  sessionId: string;
  /** True when both the live session and the token at hand have shown a second factor. */
  hasTwoFactors: boolean;
};

/** Locks the account and its session until the transaction ends; 403 when one of them is gone. */
export async function holdAccount(
  tx: Tx,
  { userId, sessionId, assurance }: Pick<AccessTokenClaims, "userId" | "sessionId" | "assurance">,
): Promise<HeldAccount> {
  const [locked] = await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for("update");
  if (!locked) throw userNotFound();
  const own = and(eq(sessions.id, sessionId), eq(sessions.userId, userId));
  const [session] = await tx.select().from(sessions).where(own).for("update");
  if (!session) throw sessionNotFound();
  const { user, factors } = await readAccount(tx, userId);
  return { user, factors, sessionId, hasTwoFactors: session.aal === "aal2" && assurance === "aal2" };
}

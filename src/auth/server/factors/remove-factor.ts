import { eq } from "drizzle-orm";
import type { Tx } from "#platform/database/database.ts";
import type { Account, FactorRow } from "../people/accounts.ts";
import { mfaFactors } from "../tables.ts";
import { lowerSessions } from "./raise-session.ts";
import { forgetRecoveryCodes } from "./recovery-codes.ts";

/** Removes a factor and what rests on it: the level of its sessions, and with the last verified one the recovery codes. */
export async function removeFactor(
  tx: Tx,
  { user, factors }: Pick<Account, "user" | "factors">,
  factor: Pick<FactorRow, "id">,
): Promise<void> {
  await lowerSessions(tx, factor.id);
  await tx.delete(mfaFactors).where(eq(mfaFactors.id, factor.id));
  const isLast = !factors.some(({ id, status }) => id !== factor.id && status === "verified");
  if (isLast) await forgetRecoveryCodes(tx, user.id);
}

import type { Reader, Tx } from "#platform/database/database.ts";
import { recordAudit } from "../audit.ts";
import type { Client } from "../client.ts";
import { factorNotFound } from "../factors/refusals.ts";
import { removeFactor } from "../factors/remove-factor.ts";
import { findAccount } from "../people/accounts.ts";
import { representFactor } from "../people/represent.ts";
import { noSuchUser } from "../refusals.ts";

export async function listFactors(reader: Reader, userId: string) {
  const account = await findAccount(reader, userId);
  if (!account) throw noSuchUser();
  return account.factors.map(representFactor);
}

/** Returns the factor as it was. */
export async function deleteFactor(tx: Tx, userId: string, factorId: string, client: Client) {
  const account = await findAccount(tx, userId);
  if (!account) throw noSuchUser();
  const factor = account.factors.find(({ id }) => id === factorId);
  if (!factor) throw factorNotFound();
  await removeFactor(tx, account, factor);
  await recordAudit(tx, "factor_deleted", account.user, client);
  return representFactor(factor);
}

import { v7 } from "uuid";
import type { z } from "zod";
import type { Actor } from "#accounts/actor.ts";
import { authorize, requireFreshSignIn } from "#accounts/server/authorize.ts";
import { readIdentityState } from "#identity/server/queries.ts";
import type { Tx } from "#platform/database/database.ts";
import type { Sealer } from "#platform/files/sealer.ts";
import { conflict, invalid } from "#platform/http/errors.ts";
import { formatCents } from "#platform/money/money.ts";
import { holdSettings } from "#settings/server/queries.ts";
import { setEarningsAside } from "#wallet/server/commands/withdrawals.ts";
import { transactionStatuses } from "#wallet/transaction.ts";
import type { withdrawalInput } from "../../contract.ts";
import { maskedIban, type Payee } from "../../payee.ts";
import { openPayee, sealPayee } from "../payee.ts";
import { findLastPayee } from "../queries.ts";
import { recordWithdrawalEvent } from "../record.ts";
import { withdrawal } from "../tables.ts";
import { refuseWhileStopped } from "./stop.ts";

/**
 * Takes the amount from the earnings and lets it wait for the operator's transfer; answers the withdrawal's id. The owner has to
 * have signed in a short while ago (403 `reauthentication_needed`; with a second factor, if there is one). Throws 409
 * `payouts_stopped`, `identity_missing`, `insufficient_earnings`, and 422 for an amount below the operator's least.
 */
export async function requestWithdrawal(
  tx: Tx,
  actor: Actor,
  { organization: organizationId, amountCents, payee }: z.infer<typeof withdrawalInput>,
  sealer: Sealer,
): Promise<string> {
  authorize(actor, "wallet.withdraw", { organizationId }, "This organization");
  requireFreshSignIn(actor, "withdraw");
  await refuseWhileStopped(tx);
  await refuseUnidentified(tx, organizationId);
  const { withdrawalFeeCents: feeCents, withdrawalMinimumCents } = await holdSettings(tx);
  if (amountCents < withdrawalMinimumCents)
    throw invalid("amountCents", `Withdraw ${formatCents(withdrawalMinimumCents)} or more.`, "too_small");
  const paid = payee ?? (await lastPayee(tx, organizationId, sealer));
  const id = v7();
  const payeeAccount = maskedIban(paid.iban);
  const amounts = { withdrawalId: id, organizationId, amountCents, feeCents };
  const transactionId = await setEarningsAside(tx, amounts, payeeAccount);
  await tx.insert(withdrawal).values({
    ...{ id, organizationId, transactionId, feeCents, method: "transfer", createdBy: actor.userId },
    ...{ payeeHolder: paid.holder, payeeAccount, payee: sealPayee(sealer, id, paid) },
  });
  const to = transactionStatuses.pending;
  await recordWithdrawalEvent(
    tx,
    { id, organizationId },
    { verb: "request", party: "person", actorId: actor.userId, to },
  );
  return id;
}

/** Its owner passes the identity check before money leaves (R3.15). */
export async function refuseUnidentified(tx: Tx, organizationId: string): Promise<void> {
  if ((await readIdentityState(tx, organizationId)) === "approved") return;
  throw conflict("identity_missing", "Verify the organization's identity, then withdraw.");
}

async function lastPayee(tx: Tx, organizationId: string, sealer: Sealer): Promise<Payee> {
  const last = await findLastPayee(tx, organizationId);
  if (!last) throw invalid("payee", "Enter the bank account that gets the money.", "missing");
  return openPayee(sealer, last.id, last.payee);
}

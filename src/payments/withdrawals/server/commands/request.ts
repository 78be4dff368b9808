import { sql } from "drizzle-orm";
import { v7 } from "uuid";
import type { z } from "zod";
import type { Actor } from "#accounts/actor.ts";
import { isSuspended, nameOfOrganization } from "#accounts/organizations/server/queries.ts";
import { authorize, requireFreshSignIn } from "#accounts/server/authorize.ts";
import { readIdentityState } from "#identity/server/queries.ts";
import type { Tx } from "#platform/database/database.ts";
import type { Sealer } from "#platform/files/sealer.ts";
import { conflict, invalid } from "#platform/http/errors.ts";
import { formatCents } from "#platform/money/money.ts";
import { catalogue } from "#platform/words/catalogue.ts";
import { holdSettings } from "#settings/server/queries.ts";
import { transactionStatuses } from "#wallet/transaction.ts";
import { findPayeeRow } from "../../../payees/server/queries.ts";
import { providerTitle } from "../../../providers/provider-title.ts";
import type { withdrawalInput } from "../../contract.ts";
import { maskedIban, type Payee } from "../../payee.ts";
import { keyOfPayee, openPayee, sealPayee } from "../payee.ts";
import { setEarningsAside } from "../post-withdrawal.ts";
import { findLastPayee } from "../queries.ts";
import { isOtherPayee, readHeldUntil } from "../queries-holds.ts";
import { recordWithdrawalEvent } from "../record.ts";
import { withdrawal } from "../tables.ts";
import { refuseWhileStopped } from "./stop.ts";

const texts = catalogue("payments.withdrawals.server.commands.request", {
  withdraw: "withdraw",
  tooSmall: (amount: string) => `Withdraw ${amount} or more.`,
  payeeMissing: (title: string) => `Tell ${title} first where you want to be paid, then withdraw.`,
  transfersOnly: "This installation pays by bank transfer only. Choose a bank account.",
  bankAccount: (title: string | undefined) => `Bank account, by ${title}`,
  identityMissing: "Verify the organization's identity, then withdraw.",
  payoutsWait: (name: string | undefined, until: string) =>
    `Payouts of ${name} wait until ${until} UTC, after a new owner or payee. Take its withdrawal off the selection.`,
  suspended: (name: string | undefined) =>
    `${name} is suspended. Take its withdrawal off the selection, or reactivate it first.`,
  accountMissing: "Enter the bank account that gets the money.",
});

/** An installation's key for bank accounts, and its payment provider's name. */
export type PayingBy = { sealer: Sealer; provider: string };

/**
 * Takes the amount from the earnings for the operator's transfer, or for the job that asks the provider. Answers the withdrawal's
 * id. Throws 403 `reauthentication_needed`; 409 `payouts_stopped`, `identity_missing`, `payee_missing`, `insufficient_earnings`; 422
 * below the operator's least.
 */
export async function requestWithdrawal(
  tx: Tx,
  actor: Actor,
  input: z.infer<typeof withdrawalInput>,
  by: PayingBy,
): Promise<string> {
  const { organization: organizationId, amountCents, method } = input;
  authorize(actor, "wallet.withdraw", { organizationId }, "This organization");
  requireFreshSignIn(actor, texts.withdraw);
  await refuseWhileStopped(tx);
  await refuseUnidentified(tx, organizationId);
  const { withdrawalFeeCents: feeCents, withdrawalMinimumCents, payoutHoldHours } = await holdSettings(tx);
  if (amountCents < withdrawalMinimumCents)
    throw invalid("amountCents", texts.tooSmall(formatCents(withdrawalMinimumCents)), "too_small");
  const id = v7();
  const payee =
    method === "provider" ? await atProvider(tx, organizationId, by.provider) : await atBank(tx, id, input, by.sealer);
  const amounts = { withdrawalId: id, organizationId, amountCents, feeCents };
  const transactionId = await setEarningsAside(tx, amounts, payee.payeeAccount);
  const row = { id, organizationId, transactionId, feeCents, method, createdBy: actor.userId };
  const isNewPayee = "payeeKey" in payee && (await isOtherPayee(tx, organizationId, payee.payeeKey));
  const heldUntil = isNewPayee ? sql`now() + make_interval(hours => ${payoutHoldHours})` : null;
  await tx.insert(withdrawal).values({ ...row, ...payee, heldUntil });
  if (method === "provider") await tx.enqueue("send-payout", { withdrawalId: id });
  const to = transactionStatuses.pending;
  await recordWithdrawalEvent(
    tx,
    { id, organizationId },
    { verb: "request", party: "person", actorId: actor.userId, to },
  );
  return id;
}

/** The transfer's account: given, or that of the last transfer. */
async function atBank(tx: Tx, id: string, { organization, payee }: z.infer<typeof withdrawalInput>, sealer: Sealer) {
  const paid = payee ?? (await lastPayee(tx, organization, sealer));
  return {
    payeeHolder: paid.holder,
    payeeAccount: maskedIban(paid.iban),
    payee: sealPayee(sealer, id, paid),
    payeeKey: keyOfPayee(sealer, paid),
  };
}

/** The account that the provider was told itself. */
async function atProvider(tx: Tx, organizationId: string, provider: string) {
  const title = providerTitle(provider);
  const known = title ? await findPayeeRow(tx, organizationId, provider) : undefined;
  if (!known?.canBePaid) throw conflict("payee_missing", title ? texts.payeeMissing(title) : texts.transfersOnly);
  const payeeHolder = (await nameOfOrganization(tx, organizationId)) ?? "";
  return { provider, payeeHolder, payeeAccount: texts.bankAccount(title) };
}

/** Its owner passes the identity check before money leaves (R3.15). */
export async function refuseUnidentified(tx: Tx, organizationId: string): Promise<void> {
  if ((await readIdentityState(tx, organizationId)) === "approved") return;
  throw conflict("identity_missing", texts.identityMissing);
}

/** Throws 409 `payouts_held`: a new owner or payee can be stopped by the others before anything leaves. */
export async function refuseHeld(tx: Tx, row: { id: string; organizationId: string }): Promise<void> {
  const until = await readHeldUntil(tx, row);
  if (!until) return;
  const message = texts.payoutsWait(
    await nameOfOrganization(tx, row.organizationId),
    until.toISOString().slice(0, 16).replace("T", " "),
  );
  throw conflict("payouts_held", message, { heldUntil: until.toISOString() });
}

/** Throws 409 `organization_suspended`: withdrawals from before the suspension wait for its end. */
export async function refuseSuspended(tx: Tx, organizationId: string): Promise<void> {
  if (!(await isSuspended(tx, organizationId))) return;
  const message = texts.suspended(await nameOfOrganization(tx, organizationId));
  throw conflict("organization_suspended", message);
}

async function lastPayee(tx: Tx, organizationId: string, sealer: Sealer): Promise<Payee> {
  const last = await findLastPayee(tx, organizationId);
  if (!last) throw invalid("payee", texts.accountMissing, "missing");
  return openPayee(sealer, last.id, last.payee);
}

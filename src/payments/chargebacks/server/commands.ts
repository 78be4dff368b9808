import { eq } from "drizzle-orm";
import type { z } from "zod";
import type { Actor } from "#accounts/actor.ts";
import { nameOfOrganization } from "#accounts/organizations/server/queries.ts";
import { writeAudit } from "#audit/server/commands.ts";
import { permitDeed } from "#deeds/server/commands.ts";
import type { Tx } from "#platform/database/database.ts";
import { conflict, forbidden, notFound } from "#platform/http/errors.ts";
import type { Queue } from "#platform/jobs/queue.ts";
import { isOpenMove } from "#platform/lifecycle/lifecycle.ts";
import { type Cents, formatCents } from "#platform/money/money.ts";
import { catalogue } from "#platform/words/catalogue.ts";
import { lockAvailable } from "#wallet/server/commands/lock-balance.ts";
import { transactionStatuses } from "#wallet/transaction.ts";
import { receiveProviderEvents } from "../../events/server/commands.ts";
import { type PaymentProvider, ProviderRefusal } from "../../providers/provider.ts";
import { type LockedTopUp, lockTopUp } from "../../top-ups/server/queries.ts";
import { transferProvider } from "../../top-ups/top-up.ts";
import { readUnspent } from "../../vouchers/server/queries.ts";
import { chargebackLife } from "../chargeback.ts";
import type { topUpRefundInput } from "../contract.ts";
import { chargebackHandlers } from "./handlers.ts";
import { lockChargeback, moveChargeback, takeOut } from "./move-chargeback.ts";
import { findRefund, readGoingBack } from "./queries.ts";
import { chargeback } from "./tables.ts";

const texts = catalogue("payments.chargebacks.server.commands", {
  byTransfer: "This money came by bank transfer. Send it back from your bank and adjust the balance.",
  noPayment: "This top-up has no payment that could be given back.",
  nothingLeft: "Nothing of it can be refunded: it is spent, or went back already.",
  lessLeft: (amount: string) => `Up to ${amount} of it can be refunded: the rest is spent, or went back already.`,
});

const { success, partiallyRefunded } = transactionStatuses;

/**
 * An operator gives a top-up's payment back, whole or in part. The money leaves the balance with the request, so that nobody spends it
 * meanwhile; a job asks the provider. Throws 409 `not_refundable` with what can be given back, and what `permitDeed` throws.
 */
export async function requestRefund(tx: Tx, actor: Actor, input: z.infer<typeof topUpRefundInput>): Promise<string> {
  if (!actor.operator) throw forbidden();
  const row = await lockTopUp(tx, input.topUp);
  if (!row) throw notFound("This top-up");
  const { amountCents, reason } = input;
  await refuseTooMuch(tx, row, amountCents);
  const [asked] = await tx
    .insert(chargeback)
    .values({ topUpId: row.id, provider: row.provider, kind: "refund", status: "asked", amountCents, reason })
    .returning();
  if (!asked) throw new Error("refund was not written");
  await takeOut(tx, { topUp: row, row: asked });
  const organization = await nameOfOrganization(tx, row.organizationId);
  const decided = { decision: "refund", organization, amountCents, reason };
  await writeAudit(tx, actor, { kind: "topUp", subject: row.reference ?? "", after: decided });
  await tx.enqueue("refund-payment", { chargebackId: asked.id });
  const { organizationId } = row;
  await permitDeed(tx, actor, { deed: "refund", amountCents, parts: [{ organizationId, amountCents }] });
  return asked.id;
}

/** Vouchers are never paid out: their rest is not given back (decision 0061). */
async function refuseTooMuch(tx: Tx, row: LockedTopUp, amountCents: Cents): Promise<void> {
  if (row.provider === transferProvider) throw notRefundable(texts.byTransfer);
  if (row.status !== success && row.status !== partiallyRefunded) throw notRefundable(texts.noPayment);
  const leftCents = row.amountCents - (await readGoingBack(tx, row.id));
  const availableCents = await lockAvailable(tx, row.organizationId);
  const vouchers = await readUnspent(tx, row.organizationId);
  const ofVouchersCents = [...vouchers.values()].reduce((sum, cents) => sum + cents, 0);
  const mostCents = Math.max(0, Math.min(leftCents, availableCents - ofVouchersCents));
  if (amountCents > mostCents)
    throw notRefundable(mostCents === 0 ? texts.nothingLeft : texts.lessLeft(formatCents(mostCents)));
}

const notRefundable = (message: string) => conflict("not_refundable", message);

/** Lets the provider be asked again for a refund that it has not confirmed. Throws 409 `refund_decided` where it has. */
export async function retryRefund(tx: Tx, actor: Actor, id: string): Promise<void> {
  if (!actor.operator) throw forbidden();
  const locked = await lockChargeback(tx, id);
  if (!locked) throw notFound("This refund");
  await moveChargeback(tx, locked, { move: "retry", party: "operator" });
}

/** Asks the provider to give a payment back; its answer is taken in like any report. */
export function refundPaymentQueue(provider: PaymentProvider | undefined): Queue<{ chargebackId: string }> {
  return {
    name: "refund-payment",
    retryDelaySeconds: 2,
    retryLimit: 12,
    async handle(database, { chargebackId: id }) {
      const refund = await findRefund(database.reader, id);
      if (refund?.status !== "asked" || refund.reference !== null || !refund.paymentReference) return;
      if (provider?.name !== refund.provider) throw new Error(`payment provider ${refund.provider} is not configured`);
      const { paymentReference, amountCents } = refund;
      try {
        const { reference, events } = await provider.refund({ id, paymentReference, amountCents });
        await database.transaction((tx) => tx.update(chargeback).set({ reference }).where(eq(chargeback.id, id)));
        await receiveProviderEvents(database, chargebackHandlers, provider.name, events);
      } catch (error) {
        if (!(error instanceof ProviderRefusal)) throw error;
        await database.transaction((tx) => refuseRefund(tx, id, error.message));
      }
    },
  };
}

/** The provider will not give it back: the balance has it again, and operators read why. */
async function refuseRefund(tx: Tx, id: string, reason: string): Promise<void> {
  const locked = await lockChargeback(tx, id);
  if (locked && isOpenMove(chargebackLife, "refuse", locked.row, "system"))
    await moveChargeback(tx, locked, { move: "refuse", party: "system", fields: { reason } });
}

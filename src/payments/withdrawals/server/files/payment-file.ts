import { v7 } from "uuid";
import type { z } from "zod";
import type { Actor } from "#accounts/actor.ts";
import { writeAudit } from "#audit/server/commands.ts";
import { type DeedPart, permitDeed } from "#deeds/server/commands.ts";
import { isSameName } from "#identity/identity.ts";
import { readIdentity } from "#identity/server/queries.ts";
import { toCsv } from "#platform/contract/csv.ts";
import type { FileAnswer } from "#platform/contract/resource.ts";
import type { Tx } from "#platform/database/database.ts";
import { readNow } from "#platform/database/now.ts";
import type { Sealer } from "#platform/files/sealer.ts";
import { conflict, notFound } from "#platform/http/errors.ts";
import { decimalOf } from "#platform/money/money.ts";
import { catalogue } from "#platform/words/catalogue.ts";
import { transactionStatuses } from "#wallet/transaction.ts";
import { type PaymentFileQuery, type paymentFileInput, paymentFileTypes } from "../../contract.ts";
import { type PaymentFile, painFile, type Transfer, withdrawalReference } from "../../pain.ts";
import { makeWithdrawalMove } from "../commands/moves.ts";
import { refuseHeld, refuseSuspended, refuseUnidentified } from "../commands/request.ts";
import { refuseWhileStopped } from "../commands/stop.ts";
import { openPayee } from "../payee.ts";
import { lockWithdrawal, type WithdrawalRow } from "../queries.ts";

const texts = catalogue("payments.withdrawals.server.files.paymentFile", {
  payeeDiffers: (payeeHolder: string, legalName: string) =>
    `The account of ${payeeHolder} is not that of ${legalName}, who was verified. Say why it is paid all the same, or take the withdrawal off the selection.`,
  withdrawalMove: (payeeHolder: string) => `The withdrawal of ${payeeHolder} is settled. Take it off the selection.`,
});

const endings = { pain: "xml", csv: "csv" } as const;

type PaymentFileCall = PaymentFileQuery & { input: z.infer<typeof paymentFileInput>; sealer: Sealer };

/** A payment file of withdrawals, as SEPA's `pain.001` or a table. Throws as `takeIntoFile` does. */
export async function makePaymentFile(
  tx: Tx,
  actor: Actor,
  { format, input, sealer }: PaymentFileCall,
): Promise<FileAnswer> {
  const file = await takeIntoFile(tx, actor, input, sealer);
  return {
    name: `payouts-${file.id.slice(-12)}.${endings[format]}`,
    type: paymentFileTypes[format],
    content: format === "pain" ? painFile(file) : csvFile(file),
  };
}

/**
 * Sends the waiting withdrawals, and opens the accounts of all. A lost file can be made again while nothing of it is settled. Throws
 * 409 `withdrawal_move` with the first unpayable one and sends none then, and errors of `permitDeed`.
 */
export async function takeIntoFile(
  tx: Tx,
  actor: Actor,
  { withdrawals, payer, otherPayees }: z.infer<typeof paymentFileInput>,
  sealer: Sealer,
): Promise<PaymentFile> {
  await refuseWhileStopped(tx);
  const transfers: Transfer[] = [];
  const sent: DeedPart[] = [];
  // In one order for everybody, so that two operators wait for each other and not in a circle.
  for (const id of [...new Set(withdrawals)].sort())
    transfers.push(await transferOf(tx, actor, id, { sealer, sent, otherPayees }));
  await permitSending(tx, actor, sent);
  const file = { id: v7(), createdAt: await readNow(tx), payer, transfers };
  await writeAudit(tx, actor, {
    kind: "payout",
    after: { withdrawals: transfers.length, file: file.id, reason: otherPayees ?? "" },
  });
  return file;
}

/** Money goes to who was verified: throws 409 `payee_differs` with both names. */
async function refuseOtherPayee(tx: Tx, { organizationId, payeeHolder }: WithdrawalRow): Promise<void> {
  const { legalName } = await readIdentity(tx, organizationId);
  if (isSameName(legalName, payeeHolder)) return;
  throw conflict("payee_differs", texts.payeeDiffers(payeeHolder, legalName), { payeeHolder, legalName });
}

/** Only withdrawals that leave now count; a file that is made again sends nothing. */
async function permitSending(tx: Tx, actor: Actor, sent: readonly DeedPart[]): Promise<void> {
  const ofEach = new Map<string, number>();
  for (const { organizationId, amountCents } of sent)
    ofEach.set(organizationId, (ofEach.get(organizationId) ?? 0) + amountCents);
  if (ofEach.size === 0) return;
  const parts = [...ofEach].map(([organizationId, amountCents]) => ({ organizationId, amountCents }));
  const amountCents = parts.reduce((sum, part) => sum + part.amountCents, 0);
  await permitDeed(tx, actor, { deed: "paymentFile", amountCents, parts });
}

async function transferOf(
  tx: Tx,
  actor: Actor,
  id: string,
  { sealer, sent, otherPayees }: { sealer: Sealer; sent: DeedPart[]; otherPayees: string | undefined },
): Promise<Transfer> {
  const row = await lockWithdrawal(tx, id);
  if (!row?.payee) throw notFound("This withdrawal");
  if (row.status === transactionStatuses.pending) {
    await refuseUnidentified(tx, row.organizationId);
    await refuseSuspended(tx, row.organizationId);
    await refuseHeld(tx, row);
    if (!otherPayees) await refuseOtherPayee(tx, row);
    await makeWithdrawalMove(tx, actor, id, { move: "send" });
    sent.push({ organizationId: row.organizationId, amountCents: row.amountCents });
  } else if (row.status !== transactionStatuses.processing) {
    throw conflict("withdrawal_move", texts.withdrawalMove(row.payeeHolder));
  }
  return { id, payee: openPayee(sealer, id, row.payee), amountCents: row.amountCents - row.feeCents };
}

const headings = ["Withdrawal", "Holder", "IBAN", "BIC", "Amount", "Currency", "Reference"];

/** The same as a table, for banks that take one. */
function csvFile({ transfers }: PaymentFile): string {
  const rows = transfers.map(({ id, payee, amountCents }) => [
    id,
    payee.holder,
    payee.iban,
    payee.bic,
    decimalOf(amountCents),
    "USD",
    withdrawalReference(id),
  ]);
  return toCsv([headings, ...rows]);
}

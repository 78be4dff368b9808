import { randomInt } from "node:crypto";
import type { Actor } from "#accounts/actor.ts";
import { nameOfOrganization } from "#accounts/organizations/server/queries.ts";
import { organizationsOf } from "#accounts/permissions.ts";
import { authorize } from "#accounts/server/authorize.ts";
import { writeAudit } from "#audit/server/commands.ts";
import { permitDeed } from "#deeds/server/commands.ts";
import { recordEvents } from "#events/server/commands.ts";
import type { Tx } from "#platform/database/database.ts";
import { conflict, notFound } from "#platform/http/errors.ts";
import { requireMove } from "#platform/lifecycle/server/require-move.ts";
import { type Cents, formatCents } from "#platform/money/money.ts";
import { catalogue } from "#platform/words/catalogue.ts";
import { readSettings } from "#settings/server/queries.ts";
import { receiveProviderEvent } from "../../events/server/commands.ts";
import { type TopUpMoveOfPeople, topUpLife, transferProvider } from "../top-up.ts";
import { topUpHandlers } from "./handlers.ts";
import { endTopUp } from "./move-top-up.ts";
import { type LockedTopUp, lockTopUp } from "./queries.ts";

const texts = catalogue("payments.topUps.server.transfers", {
  noBankAccount: "This installation takes no bank transfers. Choose another payment method.",
  amountDiffers: (amount: string, amount2: string) =>
    `${amount} was announced and ${amount2} arrived. Credit what arrived, or reject the transfer and send it back.`,
});

/** Letters and digits that nobody mistakes for another one. */
const alphabet = "23456789ABCDEFGHJKLMNPQRSTUVWXYZ";

/** The reference that a sender writes on a bank transfer: `BY-7KQ2-M9XD`. */
export function newReference(): string {
  const part = () => Array.from({ length: 4 }, () => alphabet[randomInt(alphabet.length)]).join("");
  return `BY-${part()}-${part()}`;
}

/** Throws 409 while the operator has named no bank account. */
export async function requireBankAccount(tx: Tx): Promise<void> {
  const { bankDetails } = await readSettings(tx);
  if (bankDetails === "") throw conflict("no_bank_account", texts.noBankAccount);
}

/**
 * Credits the amount that arrived at the bank. The operator's word is kept as a provider's event, so that the books match. Throws
 * 409 `amount_differs` for an unconfirmed other amount, and errors of `permitDeed`.
 */
export async function receiveTransfer(
  tx: Tx,
  actor: Actor,
  id: string,
  { amountCents, acceptsDifference }: { amountCents: Cents; acceptsDifference: boolean },
): Promise<void> {
  const row = await lockFor(tx, actor, id, "receive");
  if (amountCents !== row.amountCents && !acceptsDifference)
    throw conflict("amount_differs", texts.amountDiffers(formatCents(row.amountCents), formatCents(amountCents)), {
      announcedCents: row.amountCents,
    });
  const reference = row.reference ?? id;
  await receiveProviderEvent(tx, topUpHandlers, transferProvider, {
    kind: "checkoutPaid",
    id: `transfer_${id}`,
    intentId: id,
    amountCents,
    reference,
    paymentReference: reference,
  });
  await noteDecision(tx, actor, row, { decision: "received", amountCents });
  await tell(tx, actor, row, "receive", formatCents(amountCents));
  const { organizationId } = row;
  await permitDeed(tx, actor, { deed: "transfer", amountCents, parts: [{ organizationId, amountCents }] });
  // Only the operator vouches for more than was announced: it counts as a gift of theirs too.
  const moreCents = amountCents - row.amountCents;
  if (moreCents > 0)
    await permitDeed(tx, actor, {
      deed: "adjustment",
      amountCents: moreCents,
      parts: [{ organizationId, amountCents: moreCents }],
    });
}

/** Ends a bank transfer that does not come or is sent back; its sender reads why. */
export async function rejectTransfer(tx: Tx, actor: Actor, id: string, reason: string): Promise<void> {
  const row = await lockFor(tx, actor, id, "reject");
  await endTopUp(tx, id, "reject", reason);
  await noteDecision(tx, actor, row, { decision: "rejected", amountCents: row.amountCents, reason });
}

/** Its own people call a bank transfer off that they did not send. */
export async function withdrawTransfer(tx: Tx, actor: Actor, id: string): Promise<void> {
  await lockFor(tx, actor, id, "withdraw");
  await endTopUp(tx, id, "withdraw");
}

/** Throws 404 to strangers, 403 to the weak, and 409 where no bank transfer is awaited. */
async function lockFor(tx: Tx, actor: Actor, id: string, move: TopUpMoveOfPeople): Promise<LockedTopUp> {
  const row = await lockTopUp(tx, id);
  if (!row) throw notFound(noun);
  const permission = topUpLife.moves[move].by.owner;
  if (permission) authorize(actor, permission, row, noun);
  const isOwn = organizationsOf(actor).includes(row.organizationId);
  requireMove(topUpLife, move, { ...row, isOwn }, permission ? "owner" : "operator");
  return row;
}

const noun = "This bank transfer";

async function noteDecision(
  tx: Tx,
  actor: Actor,
  { organizationId, reference }: LockedTopUp,
  decided: object,
): Promise<void> {
  const organization = await nameOfOrganization(tx, organizationId);
  await writeAudit(tx, actor, { kind: "topUp", subject: reference ?? "", after: { organization, ...decided } });
}

const tell = (tx: Tx, actor: Actor, { id, organizationId }: LockedTopUp, verb: "receive", message: string) =>
  recordEvents(tx, [
    {
      subject: "topUp",
      subjectId: id,
      verb,
      organizationIds: [organizationId],
      party: "operator",
      actorId: actor.userId,
      message,
    },
  ]);

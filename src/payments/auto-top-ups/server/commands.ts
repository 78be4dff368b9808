import { eq } from "drizzle-orm";
import { v7 } from "uuid";
import type { Actor } from "#accounts/actor.ts";
import { nameOfOrganization, requireBooking } from "#accounts/organizations/server/queries.ts";
import { authorize, requireFreshSignIn } from "#accounts/server/authorize.ts";
import { writeAudit } from "#audit/server/commands.ts";
import { recordEvents } from "#events/server/commands.ts";
import type { Tx } from "#platform/database/database.ts";
import { readNow } from "#platform/database/now.ts";
import { conflict, Refusal } from "#platform/http/errors.ts";
import { canMove, statusAfter } from "#platform/lifecycle/lifecycle.ts";
import { catalogue } from "#platform/words/catalogue.ts";
import type { BalanceHappening } from "../../alerts/alert.ts";
import { providerTitle } from "../../providers/provider-title.ts";
import { type AutoTopUpMove, autoTopUpLife } from "../auto-top-up.ts";
import type { AutoTopUpBounds } from "../contract.ts";
import { type AutoTopUpRow, lockAutoTopUp } from "./queries.ts";
import { autoTopUp } from "./tables.ts";

const texts = catalogue("payments.autoTopUps.server.commands", {
  turnOn: "turn automatic top-ups on",
  change: "change automatic top-ups",
  noPaymentProvider: "This installation has no payment provider. Ask its operator.",
  autoTopUpOff: "Automatic top-ups are off. Turn them on with a card first.",
});

/**
 * Agrees that a card is charged whenever the balance runs low. A job asks for the provider's page; nothing is charged before the
 * card is saved there. Throws 403 `reauthentication_needed` after an old sign-in, 503 `no_payment_provider` where none is
 * configured.
 */
export async function turnOn(
  tx: Tx,
  actor: Actor,
  { organization: organizationId, ...bounds }: AutoTopUpBounds & { organization: string },
  provider: string,
): Promise<void> {
  authorize(actor, "wallet.topUp", { organizationId }, "This organization");
  requireFreshSignIn(actor, texts.turnOn);
  await requireBooking(tx, organizationId);
  if (!providerTitle(provider)) throw new Refusal(503, "no_payment_provider", texts.noPaymentProvider);
  const setupId = v7();
  const agreed = { ...bounds, provider, setupId, agreedBy: actor.userId, agreedAt: await readNow(tx) };
  const row = await ownAutoTopUp(tx, { organizationId, ...agreed });
  await moveAutoTopUp(tx, row, "turnOn", agreed);
  await note(tx, actor, organizationId, { decision: "turn on", amountCents: bounds.amountCents });
  await tx.enqueue("start-card-setup", { setupId });
}

/** An organization's row, locked; the first one is off. */
async function ownAutoTopUp(tx: Tx, agreed: Omit<typeof autoTopUp.$inferInsert, "status">): Promise<AutoTopUpRow> {
  await tx
    .insert(autoTopUp)
    .values({ ...agreed, status: "off" })
    .onConflictDoNothing();
  const row = await lockAutoTopUp(tx, agreed.organizationId);
  if (!row) throw new Error("an automatic top-up was deleted");
  return row;
}

/**
 * Changes when, how much and how often the card is charged. Throws 403 `reauthentication_needed`, and 409 `auto_top_up_off` where no card is
 * saved.
 */
export async function changeAutoTopUp(
  tx: Tx,
  actor: Actor,
  organizationId: string,
  bounds: AutoTopUpBounds,
): Promise<void> {
  authorize(actor, "wallet.topUp", { organizationId }, "This organization");
  requireFreshSignIn(actor, texts.change);
  const row = await lockAutoTopUp(tx, organizationId);
  if (!row || !canMove(autoTopUpLife, "change", row.status, "owner"))
    throw conflict("auto_top_up_off", texts.autoTopUpOff);
  await tx
    .update(autoTopUp)
    .set({ ...bounds, agreedBy: actor.userId, agreedAt: await readNow(tx) })
    .where(eq(autoTopUp.id, row.id));
  await note(tx, actor, organizationId, { decision: "change", amountCents: bounds.amountCents });
}

/** Begins no further charge and forgets the card; a charge that was asked for goes on. */
export async function turnOff(tx: Tx, actor: Actor, organizationId: string): Promise<void> {
  authorize(actor, "wallet.topUp", { organizationId }, "This organization");
  const row = await lockAutoTopUp(tx, organizationId);
  if (!row || !(await moveAutoTopUp(tx, row, "turnOff"))) return;
  await note(tx, actor, organizationId, { decision: "turn off" });
}

/** The fields of a card that is not charged any more. */
const forgotten = { cardReference: null, cardTitle: null, cardKey: null, setupUrl: null, reason: null };

/** Stops an organization's automatic top-ups, and tells its people why; nothing where they are not on. */
export async function stopAutoTopUp(tx: Tx, organizationId: string, reason: string): Promise<void> {
  const row = await lockAutoTopUp(tx, organizationId);
  if (row?.status !== "on") return;
  await moveAutoTopUp(tx, row, "stop", { reason });
  await recordEvents(tx, [
    {
      subject: "balance",
      subjectId: organizationId,
      verb: "stopTopUps" satisfies BalanceHappening,
      organizationIds: [organizationId],
      party: "system",
      actorId: null,
      message: reason,
    },
  ]);
}

/** The only writer of the status; false where the table has no such move from there. The row is locked. */
export async function moveAutoTopUp(
  tx: Tx,
  row: AutoTopUpRow,
  move: AutoTopUpMove,
  fields: Partial<AutoTopUpRow> = {},
): Promise<boolean> {
  const { from, effects } = autoTopUpLife.moves[move];
  if (!from.includes(row.status)) return false;
  await tx
    .update(autoTopUp)
    .set({
      ...fields,
      ...(effects.includes("forgetCard") ? forgotten : {}),
      status: statusAfter(autoTopUpLife, move, row.status),
    })
    .where(eq(autoTopUp.id, row.id));
  const { organizationId } = row;
  tx.changes.push({ resource: "auto_top_ups", id: organizationId, organizationIds: [organizationId] });
  return true;
}

async function note(
  tx: Tx,
  actor: Actor,
  organizationId: string,
  decided: Record<string, string | number>,
): Promise<void> {
  const organization = await nameOfOrganization(tx, organizationId);
  await writeAudit(tx, actor, { kind: "autoTopUp", subject: organization ?? "", after: decided });
}

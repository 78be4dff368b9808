import type { Actor } from "#accounts/actor.ts";
import { organizationsOf } from "#accounts/permissions.ts";
import { refuseOwnOrganization } from "#accounts/server/authorize.ts";
import { bylineItself, writeAudit } from "#audit/server/commands.ts";
import type { Reader, Tx } from "#platform/database/database.ts";
import { conflict, forbidden, notFound } from "#platform/http/errors.ts";
import { catalogue } from "#platform/words/catalogue.ts";
import { settingsId } from "#settings/settings-id.ts";
import { findAwaiting, findStop } from "../queries.ts";
import { payoutStop } from "../tables.ts";

const texts = catalogue("payments.withdrawals.server.commands.stop", {
  payoutsStopped: (reason: string) => `Payouts are paused: ${reason} Your earnings stay where they are.`,
});

/**
 * Stops every payout until an operator lets them go on. `reason` is a sentence that publishers read. A second stop changes nothing.
 * Without an actor it is Byline's own doing, and the trail says so.
 */
export async function stopPayouts(tx: Tx, reason: string, by: { userId: string } = bylineItself): Promise<void> {
  const stopped = await tx.insert(payoutStop).values({ reason }).onConflictDoNothing().returning();
  if (stopped.length > 0) await writeAudit(tx, by, { kind: "payout", after: { stopped: true, reason } });
}

/** Lets payouts go on. */
async function resumePayouts(tx: Tx, by: { userId: string }): Promise<void> {
  const [ended] = await tx.delete(payoutStop).returning();
  if (ended) await writeAudit(tx, by, { kind: "payout", before: { stopped: true, reason: ended.reason } });
}

/**
 * The operator's switch. Operators with a waiting payout of their own may stop all payouts, yet not resume them: 409
 * `own_organization`.
 */
export async function switchPayouts(tx: Tx, actor: Actor, id: string, stop: { reason: string } | null): Promise<void> {
  if (!actor.operator) throw forbidden();
  if (id !== settingsId) throw notFound("This switch");
  if (stop) await stopPayouts(tx, stop.reason, actor);
  else {
    refuseOwnOrganization(actor, await findAwaiting(tx, organizationsOf(actor)));
    await resumePayouts(tx, actor);
  }
}

/** Throws 409 `payouts_stopped` in the words of whoever stopped them. */
export async function refuseWhileStopped(reader: Reader): Promise<void> {
  const stop = await findStop(reader);
  if (stop) throw conflict("payouts_stopped", texts.payoutsStopped(stop.reason));
}

import type { Actor } from "#accounts/actor.ts";
import { reactivateOrganization, suspendOrganization } from "#accounts/organizations/server/commands-suspension.ts";
import { refuseOwnOrganization } from "#accounts/server/authorize.ts";
import { writeAudit } from "#audit/server/commands.ts";
import { pauseMediaOf } from "#media/server/commands.ts";
import type { Tx } from "#platform/database/database.ts";
import { notFound } from "#platform/http/errors.ts";
import type { OrganizationRecord } from "../contract.ts";
import { findOrganizationRecord } from "./queries.ts";

/** Suspends and records the reason. Throws 409 when not active, or for one's own organization. */
export async function suspendOrganizationByOperator(tx: Tx, actor: Actor, id: string, reason: string): Promise<void> {
  refuseOwnOrganization(actor, [id]);
  const before = await standing(tx, id);
  await suspendOrganization(tx, actor, id, { reason, leaveMarket: pauseMediaOf });
  await writeAudit(tx, actor, { kind: "organization", ...before, after: { status: "suspended", reason } });
}

/** Throws 409 when it is not suspended, or for one's own organization. */
export async function reactivateOrganizationByOperator(tx: Tx, actor: Actor, id: string): Promise<void> {
  refuseOwnOrganization(actor, [id]);
  const before = await standing(tx, id);
  await reactivateOrganization(tx, actor, id);
  await writeAudit(tx, actor, { kind: "organization", ...before, after: { status: "active", reason: "" } });
}

async function standing(tx: Tx, id: string): Promise<{ subject: string; before: { status: string; reason: string } }> {
  const found: OrganizationRecord | undefined = await findOrganizationRecord(tx, id);
  if (!found) throw notFound("This organization");
  const { name, suspendedReason } = found;
  return {
    subject: name,
    before: { status: suspendedReason === null ? "active" : "suspended", reason: suspendedReason ?? "" },
  };
}

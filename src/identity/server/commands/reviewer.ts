import type { Actor } from "#accounts/actor.ts";
import { refuseOwnOrganization } from "#accounts/server/authorize.ts";
import { writeAudit } from "#audit/server/commands.ts";
import type { Tx } from "#platform/database/database.ts";
import { forbidden } from "#platform/http/errors.ts";
import { identityDocumentNames } from "../../identity.ts";
import type { identityDocument } from "../tables.ts";
import { lockIdentity, moveIdentity, nameOf, operators } from "./moves.ts";

type Decision = { organizationId: string; move: "approve" | "reject"; notes: string };

/** Records an operator's decision in the audit trail. Throws 409 `identity_move`, `own_organization`. */
export async function decideIdentity(tx: Tx, actor: Actor, decision: Decision): Promise<void> {
  if (!actor.operator) throw forbidden();
  const { organizationId, notes } = decision;
  refuseOwnOrganization(actor, [organizationId]);
  const row = await lockIdentity(tx, organizationId);
  const { state } = await moveIdentity(tx, row, {
    move: decision.move,
    party: "operator",
    actorId: actor.userId,
    decided: { notes, provider: operators },
    message: notes,
  });
  const subject = await nameOf(tx, organizationId);
  await writeAudit(tx, actor, { kind: "identity", subject, before: { state: row.state }, after: { state, notes } });
}

/** Records a look at a document in the audit trail. Throws 403 to everybody but operators. */
export async function noteLook(tx: Tx, actor: Actor, document: typeof identityDocument.$inferSelect): Promise<void> {
  if (!actor.operator) throw forbidden();
  const subject = await nameOf(tx, document.organizationId);
  await writeAudit(tx, actor, { kind: "identity", subject, after: { document: identityDocumentNames[document.kind] } });
}

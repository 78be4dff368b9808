import type { z } from "zod";
import type { Actor } from "#accounts/actor.ts";
import { findOrganizationName } from "#accounts/organizations/server/queries.ts";
import { writeAudit } from "#audit/server/commands.ts";
import { permitDeed } from "#deeds/server/commands.ts";
import type { Tx } from "#platform/database/database.ts";
import { invalid } from "#platform/http/errors.ts";
import { catalogue } from "#platform/words/catalogue.ts";
import type { adjustmentInput } from "../contract.ts";
import { adjustBalance } from "./post-adjustment.ts";
import { adjustment } from "./tables.ts";

const texts = catalogue("operator.adjustments.server.commands", {
  noOrganization: "This organization does not exist.",
});

/**
 * Corrects a balance and returns the adjustment's id. Throws 422 for an unknown organization, 409
 * `insufficient_balance`, and errors of `permitDeed`.
 */
export async function makeAdjustment(
  tx: Tx,
  actor: Actor,
  { organization: organizationId, ...input }: z.infer<typeof adjustmentInput>,
): Promise<string> {
  const found = await findOrganizationName(tx, organizationId);
  if (!found) throw invalid("organization", texts.noOrganization);
  const [row] = await tx
    .insert(adjustment)
    .values({ ...input, organizationId, state: "posted", proposedBy: actor.userId })
    .returning({ id: adjustment.id });
  if (!row) throw new Error("the adjustment was not written");
  await adjustBalance(tx, { ...input, adjustmentId: row.id, organizationId });
  await writeAudit(tx, actor, { kind: "adjustment", subject: found.name, after: { ...input, state: "posted" } });
  const amountCents = Math.abs(input.amountCents);
  await permitDeed(tx, actor, { deed: "adjustment", amountCents, parts: [{ organizationId, amountCents }] });
  return row.id;
}

import { eq, sql } from "drizzle-orm";
import type { z } from "zod";
import type { Tx } from "#platform/database/database.ts";
import { violatedConstraint } from "#platform/database/faults.ts";
import { invalid } from "#platform/http/errors.ts";
import type { Actor } from "../../actor.ts";
import { refuseTooManyOwned } from "../../members/server/owned-organizations.ts";
import { authorize } from "../../server/authorize.ts";
import { clientUser, organization, organizationMember } from "../../server/tables.ts";
import type { organizationEdit, organizationInput } from "../contract.ts";
import { nameKey, nameTaken } from "../name.ts";

/**
 * Creates an organization owned by the actor; a trigger adds its ledger accounts. Throws 422 for a taken name, 409 for
 * one too many.
 */
export async function createOrganization(
  tx: Tx,
  actor: Actor,
  input: Pick<z.infer<typeof organizationInput>, "name" | "kind">,
): Promise<string> {
  await refuseTooManyOwned(tx, actor.userId);
  const [row] = await refuseTakenName(
    tx
      .insert(organization)
      .values({ name: input.name, nameKey: nameKey(input.name), kind: input.kind })
      .returning({ id: organization.id }),
  );
  if (!row) throw new Error("organization was not written");
  await tx.insert(organizationMember).values({ organizationId: row.id, userId: actor.userId, role: "OWNER" });
  await tx.update(clientUser).set({ currentOrganizationId: row.id }).where(eq(clientUser.id, actor.userId));
  return row.id;
}

export async function editOrganization(
  tx: Tx,
  actor: Actor,
  id: string,
  input: z.infer<typeof organizationEdit>,
): Promise<void> {
  authorize(actor, "organization.edit", { organizationId: id }, "This organization");
  await refuseTakenName(
    tx
      .update(organization)
      .set({ ...input, ...(input.name ? { nameKey: nameKey(input.name) } : {}), updatedAt: sql`now()` })
      .where(eq(organization.id, id)),
  );
}

/** Marks the low-balance warning as sent or reset. Returns ids whose mark changed. */
export async function markLowBalances(tx: Tx, ids: string[], isLow: boolean): Promise<string[]> {
  const { rows } = await tx.$client.query<{ id: string }>(
    `UPDATE organization SET low_balance_told_at = CASE WHEN $2 THEN now() END
     WHERE id = ANY ($1::uuid[]) AND (low_balance_told_at IS NULL) = $2 RETURNING id`,
    [ids, isLow],
  );
  return rows.map(({ id }) => id);
}

async function refuseTakenName<Result>(write: PromiseLike<Result>): Promise<Result> {
  try {
    return await write;
  } catch (error) {
    if (violatedConstraint(error)?.startsWith("organization_name")) throw invalid("name", nameTaken, "name_taken");
    throw error;
  }
}

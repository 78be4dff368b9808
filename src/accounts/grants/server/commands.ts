import { and, eq, sql } from "drizzle-orm";
import type { z } from "zod";
import type { Tx } from "#platform/database/database.ts";
import { forbidden, Refusal } from "#platform/http/errors.ts";
import { hashOfSecret, newSecret } from "#platform/http/secret.ts";
import type { Actor } from "../../actor.ts";
import { accessGrant, accessGrantSpending } from "../../server/tables.ts";
import type { keyInputFields } from "../contract.ts";
import { apiTokenPrefix } from "../grant.ts";
import { canSpend } from "../scopes.ts";
import { thisMonth } from "./queries.ts";

type KeyInput = z.output<z.ZodObject<typeof keyInputFields>>;
type KeyOwner = Pick<typeof accessGrant.$inferInsert, "kind" | "userId" | "organizationId">;

/** Makes a grant with its own key, which only this answer holds. Throws 403 for `operator` from somebody who is none. */
export async function insertKey(
  tx: Tx,
  actor: Actor,
  owner: KeyOwner,
  { name, scopes, spendLimitCents, networks, expiresInDays }: KeyInput,
): Promise<{ id: string; token: string }> {
  if (scopes.includes("operator") && !actor.operator) throw forbidden();
  const token = apiTokenPrefix + newSecret();
  const [row] = await tx
    .insert(accessGrant)
    .values({
      ...owner,
      createdBy: actor.userId,
      name,
      scopes: [...new Set(scopes)],
      spendLimitCents: canSpend(scopes) ? (spendLimitCents ?? 0) : null,
      networks,
      secretHash: hashOfSecret(token),
      prefix: token.slice(0, apiTokenPrefix.length + 6),
      expiresAt: sql`now() + make_interval(days => ${expiresInDays})`,
    })
    .returning({ id: accessGrant.id });
  if (!row) throw new Error("grant was not written");
  return { id: row.id, token };
}

/**
 * Counts money that is held or paid against the grant's monthly limit, inside the transaction that moves it. People's own
 * calls have no limit. Throws 403 `spend_limit` with `leftCents`.
 */
export async function countSpending(tx: Tx, { grantId }: Actor, cents: number): Promise<void> {
  if (grantId === undefined) return;
  const [grant] = await tx
    .select({ limitCents: accessGrant.spendLimitCents })
    .from(accessGrant)
    .where(eq(accessGrant.id, grantId))
    .for("update");
  const [spent] = await tx
    .select({ cents: accessGrantSpending.spentCents })
    .from(accessGrantSpending)
    .where(and(eq(accessGrantSpending.grantId, grantId), eq(accessGrantSpending.month, thisMonth)));
  const leftCents = (grant?.limitCents ?? 0) - (spent?.cents ?? 0);
  if (cents > leftCents) {
    throw new Refusal(
      403,
      "spend_limit",
      "This is more than the key may still spend this month. Do it in the web app, or make a key with a higher limit.",
      { leftCents: Math.max(0, leftCents) },
    );
  }
  await tx
    .insert(accessGrantSpending)
    .values({ grantId, month: thisMonth as unknown as string, spentCents: cents })
    .onConflictDoUpdate({
      target: [accessGrantSpending.grantId, accessGrantSpending.month],
      set: { spentCents: sql`${accessGrantSpending.spentCents} + excluded.spent_cents` },
    });
}

import { sql } from "drizzle-orm";
import type { z } from "zod";
import type { Tx } from "#platform/database/database.ts";
import { forbidden } from "#platform/http/errors.ts";
import { hashOfSecret, newSecret } from "#platform/http/secret.ts";
import type { Actor } from "../../actor.ts";
import { accessGrant } from "../../server/tables.ts";
import type { keyInputFields } from "../contract.ts";
import { apiTokenPrefix } from "../grant.ts";
import { canSpend } from "../scopes.ts";

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

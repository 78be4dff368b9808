import { organizationStatuses } from "#accounts/organizations/organization.ts";
import type { Reader } from "#platform/database/database.ts";
import type { Cents } from "#platform/money/money.ts";
import { joinAccount } from "#wallet/server/queries-accounts.ts";

export type Crossing = { id: string; availableCents: Cents; isLow: boolean };

/** Organizations whose balance fell below their threshold, or rose again, since the last note; by `organization_low_balance`. */
export async function readCrossings(reader: Reader): Promise<Crossing[]> {
  const { rows } = await reader.$client.query<Crossing>(`
    SELECT organization.id, account.balance_cents AS "availableCents", account.balance_cents < low_balance_cents AS "isLow"
    FROM organization ${joinAccount("available", "organization.id")}
    WHERE low_balance_cents IS NOT NULL AND status = ${organizationStatuses.active}
      AND (account.balance_cents < low_balance_cents) <> (low_balance_told_at IS NOT NULL)
    ORDER BY organization.id LIMIT 500`);
  return rows;
}

import { settledStatuses } from "#orders/statuses.ts";
import type { Reader, Tx } from "#platform/database/database.ts";
import { literals } from "#platform/database/literals.ts";

/** What ties an organization to the house: money on any of its accounts, orders that are not settled on either side. */
export type Obligations = {
  id: string;
  name: string;
  owners: number;
  members: number;
  moneyCents: number;
  openOrders: number;
};

const settled = literals(settledStatuses);

/** Of these organizations, by name. */
export async function readObligations(reader: Reader, organizationIds: string[]): Promise<Obligations[]> {
  const { rows } = await reader.$client.query<Obligations>({
    name: "obligations",
    text: `SELECT organization.id, organization.name,
             (SELECT count(*) FROM organization_member WHERE organization_id = organization.id AND role = 'OWNER') AS owners,
             (SELECT count(*) FROM organization_member WHERE organization_id = organization.id) AS members,
             (SELECT coalesce(sum(balance_cents), 0)::bigint FROM ledger_account WHERE organization_id = organization.id) AS "moneyCents",
             (SELECT count(*) FROM publication_order WHERE client_organization_id = organization.id AND status NOT IN ${settled})
             + (SELECT count(*) FROM publication_order WHERE publisher_organization_id = organization.id AND status NOT IN ${settled}) AS "openOrders"
           FROM organization WHERE organization.id = ANY ($1::uuid[]) ORDER BY organization.name, organization.id`,
    values: [organizationIds],
  });
  return rows;
}

/** Lets no money of the organization move until the transaction ends. */
export async function lockMoney(tx: Tx, organizationId: string): Promise<void> {
  await tx.$client.query({
    name: "money-lock",
    text: "SELECT id FROM ledger_account WHERE organization_id = $1 ORDER BY id FOR UPDATE",
    values: [organizationId],
  });
}

import type { Tx } from "#platform/database/database.ts";
import type { Cents } from "#platform/money/money.ts";
import { isAccount } from "../queries-accounts.ts";

/** The earnings there are, locked until the transaction ends: what they cover can't change before it is posted. */
export async function lockEarnings(tx: Tx, organizationId: string): Promise<Cents> {
  const { rows } = await tx.$client.query<{ balanceCents: Cents }>({
    name: "earnings-lock",
    text: `SELECT balance_cents AS "balanceCents" FROM ledger_account
           WHERE ${isAccount("earnings", "$1")} FOR UPDATE`,
    values: [organizationId],
  });
  return rows[0]?.balanceCents ?? 0;
}

/** Available money, locked until the transaction ends: it can't change before it is posted. */
export async function lockAvailable(tx: Tx, organizationId: string): Promise<Cents> {
  const { rows } = await tx.$client.query<{ balanceCents: Cents }>({
    name: "available-lock",
    text: `SELECT balance_cents AS "balanceCents" FROM ledger_account
           WHERE ${isAccount("available", "$1")} FOR UPDATE`,
    values: [organizationId],
  });
  return rows[0]?.balanceCents ?? 0;
}

/** Lets no money of an organization move until the transaction ends. */
export async function lockMoney(tx: Tx, organizationId: string): Promise<void> {
  await tx.$client.query({
    name: "money-lock",
    text: "SELECT id FROM ledger_account WHERE organization_id = $1 ORDER BY id FOR UPDATE",
    values: [organizationId],
  });
}

import type { Tx } from "#platform/database/database.ts";
import type { Cents } from "#platform/money/money.ts";
import { isAccount } from "../queries-accounts.ts";

/** Reads earnings and locks them until the transaction ends. */
export async function lockEarnings(tx: Tx, organizationId: string): Promise<Cents> {
  const { rows } = await tx.$client.query<{ balanceCents: Cents }>({
    name: "earnings-lock",
    text: `SELECT balance_cents AS "balanceCents" FROM ledger_account
           WHERE ${isAccount("earnings", "$1")} FOR UPDATE`,
    values: [organizationId],
  });
  return rows[0]?.balanceCents ?? 0;
}

/** Reads available money and locks it until the transaction ends. */
export async function lockAvailable(tx: Tx, organizationId: string): Promise<Cents> {
  const { rows } = await tx.$client.query<{ balanceCents: Cents }>({
    name: "available-lock",
    text: `SELECT balance_cents AS "balanceCents" FROM ledger_account
           WHERE ${isAccount("available", "$1")} FOR UPDATE`,
    values: [organizationId],
  });
  return rows[0]?.balanceCents ?? 0;
}

/** Blocks an organization's money until the transaction ends. */
export async function lockMoney(tx: Tx, organizationId: string): Promise<void> {
  await tx.$client.query({
    name: "money-lock",
    text: "SELECT id FROM ledger_account WHERE organization_id = $1 ORDER BY id FOR UPDATE",
    values: [organizationId],
  });
}

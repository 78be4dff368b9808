import type { Tx } from "#platform/database/database.ts";
import { notFound } from "#platform/http/errors.ts";
import type { Posting } from "../../posting.ts";

export type LockedAccount = {
  id: number;
  organizationId: string;
  kind: string;
  balanceCents: number;
  openingCents: number;
  sequence: number;
  headHash: string;
  /** Chargeback debt, on available only; else 0. */
  owedCents: number;
  dirty: boolean;
};

/** Accounts by `accountKey`, and the moment of their lock. */
export type LockedAccounts = { accounts: Map<string, LockedAccount>; now: Date };

export const accountKey = (organizationId: string, kind: string): string => `${organizationId}:${kind}`;

// One index probe per account. Locks rows in the order of ids, against deadlocks.
const lockOf = (owners: string): string => `
  SELECT account.id, account.organization_id AS "organizationId", account.kind, account.balance_cents AS "balanceCents",
    CASE WHEN account.kind = 'available' THEN coalesce((SELECT sum(owed_cents - paid_cents - dropped_cents) FROM payment_owed
      WHERE organization_id = account.organization_id AND paid_cents + dropped_cents < owed_cents), 0) ELSE 0 END AS "owedCents",
    account.sequence, coalesce(encode(account.head_hash, 'hex'), '') AS "headHash",
    date_trunc('milliseconds', clock_timestamp()) AS now
  FROM (SELECT found.id FROM ${owners}
    CROSS JOIN LATERAL (SELECT id FROM ledger_account WHERE organization_id = owner."organizationId" AND kind = owner.account LIMIT 1) AS found
    ORDER BY found.id) AS wanted
  CROSS JOIN LATERAL (SELECT * FROM ledger_account WHERE id = wanted.id LIMIT 1 FOR UPDATE) AS account`;

/** Locks the accounts that these postings move. Throws 404 for an organization without them. */
export async function lockAccounts(tx: Tx, postings: Posting[]): Promise<LockedAccounts> {
  const wanted = new Map(
    postings
      .flatMap(({ entries }) => entries)
      .flatMap(({ organizationId, account }) =>
        organizationId === null ? [] : [[accountKey(organizationId, account), { organizationId, account }] as const],
      ),
  );
  const locked = await lock(tx, {
    name: "ledger-lock",
    text: lockOf(`json_to_recordset($1) AS owner ("organizationId" uuid, account text)`),
    values: [JSON.stringify([...wanted.values()])],
  });
  if (locked.accounts.size !== wanted.size) throw notFound("This organization");
  return locked;
}

/** Statement of a lock that travels with others: `text` selects the organization whose money is to be held. */
type Holder = { name: string; text: string; values: unknown[] };

/** Locks what a hold moves, for a caller who has yet to learn whose it is. */
export const lockToHold = (tx: Tx, { name, text, values }: Holder): Promise<LockedAccounts> =>
  lock(tx, {
    name,
    text: lockOf(`(SELECT holder.id AS "organizationId", kind AS account FROM (${text}) AS holder (id)
      CROSS JOIN unnest(ARRAY['available', 'held']) AS kind) AS owner`),
    values,
  });

async function lock(tx: Tx, statement: Holder): Promise<LockedAccounts> {
  const { rows } = await tx.$client.query<Omit<LockedAccount, "dirty" | "openingCents"> & { now: Date }>(statement);
  const accounts = new Map(
    rows.map((row) => [
      accountKey(row.organizationId, row.kind),
      { ...row, openingCents: row.balanceCents, dirty: false },
    ]),
  );
  return { accounts, now: rows.at(-1)?.now ?? new Date() };
}

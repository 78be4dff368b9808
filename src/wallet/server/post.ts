import { createHash } from "node:crypto";
import { v7 } from "uuid";
import type { Tx } from "#platform/database/database.ts";
import { conflict, notFound } from "#platform/http/errors.ts";
import { entryContent, postingContent } from "../ledger-hash.ts";
import { assertBalanced, type Entry, flooredAccounts, type Posting } from "../posting.ts";

/** A posting as it stands in the books, with the balances that it left. */
export type Posted = { id: string; key: string; balanceAfter: (organizationId: string, account: string) => number };

type Account = {
  id: number;
  organizationId: string;
  kind: string;
  balanceCents: number;
  sequence: number;
  headHash: string;
  dirty: boolean;
};
type EntryRow = {
  postingId: string;
  accountId: number | null;
  houseAccount: string | null;
  amountCents: number;
  sequence: number | null;
  balanceCents: number | null;
  hash: string | null;
};

/**
 * The one function that moves money. Locks the touched organizations' accounts in id order, checks the floors, writes
 * postings, entries and balances, all inside the transaction that changes the state which caused it (R4.3).
 * A key that was posted before is skipped: its first posting stands. Throws 409 `insufficient_balance` with
 * `missingCents` when an account would fall below zero.
 */
export async function post(tx: Tx, postings: Posting[]): Promise<Posted[]> {
  for (const posting of postings) assertBalanced(posting);
  const { accounts, now } = await lockAccounts(tx, postings);
  const known = await findPosted(tx, postings);
  const posted: Posted[] = [];
  const rows: EntryRow[] = [];
  const heads: { id: string; posting: Posting; hash: string }[] = [];
  for (const posting of postings) {
    const first = known.get(posting.key);
    const id = first ?? v7();
    if (!first) {
      const hash = sha256(postingContent({ ...posting, id, orderId: posting.orderId ?? null, createdAt: now }));
      heads.push({ id, posting, hash });
      for (const entry of posting.entries) rows.push(apply(entry, id, hash, accounts));
    }
    const after = new Map(
      [...accounts.values()].map((account) => [accountKey(account.organizationId, account.kind), account.balanceCents]),
    );
    posted.push({
      id,
      key: posting.key,
      balanceAfter: (organizationId, account) => after.get(accountKey(organizationId, account)) ?? 0,
    });
  }
  if (heads.length > 0)
    await write(
      tx,
      now,
      heads,
      rows,
      [...accounts.values()].filter(({ dirty }) => dirty),
    );
  return posted;
}

const sha256 = (content: string): string => createHash("sha256").update(content).digest("hex");

const accountKey = (organizationId: string, kind: string): string => `${organizationId}:${kind}`;

async function lockAccounts(tx: Tx, postings: Posting[]): Promise<{ accounts: Map<string, Account>; now: Date }> {
  const wanted = new Map(
    postings
      .flatMap(({ entries }) => entries)
      .flatMap(({ organizationId, account }) =>
        organizationId === null ? [] : [[accountKey(organizationId, account), { organizationId, account }] as const],
      ),
  );
  const result = await tx.$client.query<Omit<Account, "dirty"> & { now: Date }>({
    name: "ledger-lock",
    text: `SELECT account.id, account.organization_id AS "organizationId", account.kind, account.balance_cents AS "balanceCents",
                  account.sequence, coalesce(encode(account.head_hash, 'hex'), '') AS "headHash",
                  date_trunc('milliseconds', clock_timestamp()) AS now
           FROM ledger_account AS account
           JOIN unnest($1::uuid[], $2::text[]) AS wanted (organization_id, kind)
             ON account.organization_id = wanted.organization_id AND account.kind = wanted.kind
           ORDER BY account.id
           FOR UPDATE OF account`,
    values: [
      [...wanted.values()].map(({ organizationId }) => organizationId),
      [...wanted.values()].map(({ account }) => account),
    ],
  });
  if (result.rows.length !== wanted.size) throw notFound("This organization");
  const accounts = new Map(
    result.rows.map((row) => [accountKey(row.organizationId, row.kind), { ...row, dirty: false }]),
  );
  return { accounts, now: result.rows.at(-1)?.now ?? new Date() };
}

async function findPosted(tx: Tx, postings: Posting[]): Promise<Map<string, string>> {
  const found = await tx.$client.query<{ key: string; id: string }>({
    name: "ledger-find",
    text: "SELECT key, id FROM ledger_posting WHERE key = ANY ($1)",
    values: [postings.map(({ key }) => key)],
  });
  return new Map(found.rows.map(({ key, id }) => [key, id]));
}

/** Puts one entry on its account in memory and returns the row that records it. */
function apply(
  { organizationId, account: kind, amountCents }: Entry,
  postingId: string,
  postingHash: string,
  accounts: Map<string, Account>,
): EntryRow {
  if (organizationId === null)
    return {
      postingId,
      accountId: null,
      houseAccount: kind,
      amountCents,
      sequence: null,
      balanceCents: null,
      hash: null,
    };
  const account = accounts.get(accountKey(organizationId, kind));
  if (!account) throw new Error(`account ${kind} of ${organizationId} was not locked`);
  const balanceCents = account.balanceCents + amountCents;
  if (balanceCents < 0 && flooredAccounts.includes(kind)) throw insufficient(-balanceCents);
  account.balanceCents = balanceCents;
  account.sequence += 1;
  account.headHash = sha256(
    entryContent({
      previousHash: account.headHash,
      postingHash,
      accountId: account.id,
      sequence: account.sequence,
      amountCents,
      balanceCents,
    }),
  );
  account.dirty = true;
  return {
    postingId,
    accountId: account.id,
    houseAccount: null,
    amountCents,
    sequence: account.sequence,
    balanceCents,
    hash: account.headHash,
  };
}

function insufficient(missingCents: number) {
  return conflict(
    "insufficient_balance",
    "Your balance is low for this booking. Top up additional funds to continue.",
    { missingCents },
  );
}

/** Postings, entries and new balances in one statement: one round trip, however many lines a cart has. */
async function write(
  tx: Tx,
  now: Date,
  heads: { id: string; posting: Posting; hash: string }[],
  rows: EntryRow[],
  accounts: Account[],
): Promise<void> {
  await tx.$client.query({
    name: "ledger-write",
    text: `WITH posting AS (
             INSERT INTO ledger_posting (id, key, kind, order_id, hash, created_at)
             SELECT id, key, kind, order_id, decode(hash, 'hex'), $1
             FROM unnest($2::uuid[], $3::text[], $4::text[], $5::uuid[], $6::text[]) AS new (id, key, kind, order_id, hash)
           ), account AS (
             UPDATE ledger_account SET balance_cents = new.balance_cents, sequence = new.sequence, head_hash = decode(new.hash, 'hex')
             FROM unnest($7::bigint[], $8::bigint[], $9::bigint[], $10::text[]) AS new (id, balance_cents, sequence, hash)
             WHERE ledger_account.id = new.id
           )
           INSERT INTO ledger_entry (posting_id, account_id, amount_cents, sequence, balance_cents, hash, created_at)
           SELECT new.posting_id,
                  coalesce(new.account_id, (SELECT id FROM ledger_account WHERE organization_id IS NULL AND kind = new.house_account)),
                  new.amount_cents, new.sequence, new.balance_cents, decode(new.hash, 'hex'), $1
           FROM unnest($11::uuid[], $12::bigint[], $13::text[], $14::bigint[], $15::bigint[], $16::bigint[], $17::text[])
             WITH ORDINALITY AS new (posting_id, account_id, house_account, amount_cents, sequence, balance_cents, hash, position)
           ORDER BY new.position`,
    values: [
      now,
      heads.map(({ id }) => id),
      heads.map(({ posting }) => posting.key),
      heads.map(({ posting }) => posting.kind),
      heads.map(({ posting }) => posting.orderId ?? null),
      heads.map(({ hash }) => hash),
      accounts.map(({ id }) => id),
      accounts.map(({ balanceCents }) => balanceCents),
      accounts.map(({ sequence }) => sequence),
      accounts.map(({ headHash }) => headHash),
      rows.map(({ postingId }) => postingId),
      rows.map(({ accountId }) => accountId),
      rows.map(({ houseAccount }) => houseAccount),
      rows.map(({ amountCents }) => amountCents),
      rows.map(({ sequence }) => sequence),
      rows.map(({ balanceCents }) => balanceCents),
      rows.map(({ hash }) => hash),
    ],
  });
}

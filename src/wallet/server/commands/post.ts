import { createHash } from "node:crypto";
import { v7 } from "uuid";
import type { Tx } from "#platform/database/database.ts";
import { inOrder } from "#platform/database/in-order.ts";
import { conflict, notFound, type Refusal } from "#platform/http/errors.ts";
import { type Cents, formatCents } from "#platform/money/money.ts";
import { entryContent, postingContent } from "../../ledger-hash.ts";
import { lowBalance, type Purpose } from "../../low-balance.ts";
import { assertBalanced, type Entry, flooredAccounts, type Posting } from "../../posting.ts";
import { findDebtPayments, noteDebtPayments } from "./debts.ts";
import type { Posted } from "./posted.ts";

type Account = {
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
 * The only function that moves money (R4.3). Locks accounts in id order, checks floors, skips known keys and first pays
 * chargeback debt from available (decision 0100). `record` joins the write's round trip. Throws 409
 * `insufficient_balance` with `missingCents`, and 409 `payment_owed`.
 */
export async function post(
  tx: Tx,
  postings: Posting[],
  purpose: Purpose = "booking",
  record: (posted: Posted[]) => Promise<unknown> = async () => undefined,
): Promise<Posted[]> {
  for (const posting of postings) assertBalanced(posting);
  const [{ accounts, now }, known] = await inOrder([lockAccounts(tx, postings), findPosted(tx, postings)]);
  const rows: EntryRow[] = [];
  const heads: { id: string; posting: Posting; hash: string }[] = [];
  const fresh = postings.filter(({ key }) => !known.has(key));
  const book = (posting: Posting): Posted => {
    const first = known.get(posting.key);
    const id = first ?? v7();
    if (!first) {
      const hash = sha256(postingContent({ ...posting, id, orderId: posting.orderId ?? null, createdAt: now }));
      heads.push({ id, posting, hash });
      refuseHolding(posting, accounts);
      for (const entry of posting.entries)
        rows.push(apply(entry, id, hash, accounts, (shortCents) => insufficient(accounts, fresh, shortCents, purpose)));
    }
    const after = new Map(
      [...accounts.values()].map((account) => [accountKey(account.organizationId, account.kind), account.balanceCents]),
    );
    return {
      id,
      key: posting.key,
      balanceAfter: (organizationId, account) => after.get(accountKey(organizationId, account)),
    };
  };
  const posted = postings.map(book);
  const payments = (await findDebtPayments(tx, [...accounts.values()])).map((payment) => ({
    ...payment,
    posted: book(payment.posting),
  }));
  const touched = [...accounts.values()].filter(({ dirty }) => dirty);
  await inOrder([heads.length > 0 ? write(tx, now, heads, rows, touched) : undefined, record(posted)]);
  await noteDebtPayments(tx, payments);
  for (const id of new Set(touched.map(({ organizationId }) => organizationId)))
    tx.changes.push({ resource: "wallets", id, organizationIds: [id], operators: true });
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
  const result = await tx.$client.query<Omit<Account, "dirty" | "openingCents"> & { now: Date }>({
    name: "ledger-lock",
    // One index probe per account. Locks rows in the order of ids, against deadlocks.
    text: `SELECT account.id, account.organization_id AS "organizationId", account.kind, account.balance_cents AS "balanceCents",
                  CASE WHEN account.kind = 'available' THEN coalesce((SELECT sum(owed_cents - paid_cents - dropped_cents) FROM payment_owed
                    WHERE organization_id = account.organization_id AND paid_cents + dropped_cents < owed_cents), 0) ELSE 0 END AS "owedCents",
                  account.sequence, coalesce(encode(account.head_hash, 'hex'), '') AS "headHash",
                  date_trunc('milliseconds', clock_timestamp()) AS now
           FROM (SELECT found.id FROM json_to_recordset($1) AS owner ("organizationId" uuid, account text)
             CROSS JOIN LATERAL (SELECT id FROM ledger_account WHERE organization_id = owner."organizationId" AND kind = owner.account LIMIT 1) AS found
             ORDER BY found.id) AS wanted
           CROSS JOIN LATERAL (SELECT * FROM ledger_account WHERE id = wanted.id LIMIT 1 FOR UPDATE) AS account`,
    values: [JSON.stringify([...wanted.values()])],
  });
  if (result.rows.length !== wanted.size) throw notFound("This organization");
  const accounts = new Map(
    result.rows.map((row) => [
      accountKey(row.organizationId, row.kind),
      { ...row, openingCents: row.balanceCents, dirty: false },
    ]),
  );
  return { accounts, now: result.rows.at(-1)?.now ?? new Date() };
}

async function findPosted(tx: Tx, postings: Posting[]): Promise<Map<string, string>> {
  const found = await tx.$client.query<{ key: string; id: string }>({
    name: "ledger-find",
    // One index probe per key: for a set, PostgreSQL guesses a hundred keys and scans the table.
    text: `SELECT found.key, found.id FROM json_array_elements_text($1) AS wanted (key)
           CROSS JOIN LATERAL (SELECT key, id FROM ledger_posting WHERE key = wanted.key LIMIT 1) AS found`,
    values: [JSON.stringify(postings.map(({ key }) => key))],
  });
  return new Map(found.rows.map(({ key, id }) => [key, id]));
}

/** Refuses holds while the organization owes a reversed payment. Throws 409 `payment_owed` with `owedCents`. */
function refuseHolding({ entries }: Posting, accounts: Map<string, Account>): void {
  for (const { organizationId, account, amountCents } of entries) {
    if (organizationId === null || account !== "held" || amountCents < 0) continue;
    const owedCents = accounts.get(accountKey(organizationId, "available"))?.owedCents ?? 0;
    if (owedCents > 0)
      throw conflict(
        "payment_owed",
        `You owe ${formatCents(owedCents)} of a payment that was taken back. Top up to book.`,
        {
          owedCents,
        },
      );
  }
}

function apply(
  { organizationId, account: kind, amountCents }: Entry,
  postingId: string,
  postingHash: string,
  accounts: Map<string, Account>,
  refusal: (shortCents: Cents) => Refusal,
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
  if (balanceCents < 0 && flooredAccounts.includes(kind)) throw refusal(-balanceCents);
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

/** Sums the shortfall of all postings, so that one top-up suffices. */
function insufficient(
  accounts: Map<string, Account>,
  postings: Posting[],
  shortCents: Cents,
  purpose: Purpose,
): Refusal {
  const missing = [...accounts.values()]
    .filter(({ kind }) => flooredAccounts.some((floored) => floored === kind))
    .map((account) => {
      const moved = postings
        .flatMap(({ entries }) => entries)
        .filter((entry) => entry.organizationId === account.organizationId && entry.account === account.kind)
        .reduce((sum, { amountCents }) => sum + amountCents, 0);
      return -(account.openingCents + moved);
    });
  return conflict("insufficient_balance", lowBalance[purpose], { missingCents: Math.max(shortCents, ...missing) });
}

/**
 * One statement for postings, entries and balances. JSON instead of arrays lets PostgreSQL plan it once per connection.
 */
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
             SELECT id, key, kind, "orderId", decode(hash, 'hex'), $1
             FROM json_to_recordset($2) AS new (id uuid, key text, kind text, "orderId" uuid, hash text)
           ), account AS (
             UPDATE ledger_account SET balance_cents = new."balanceCents", sequence = new.sequence, head_hash = decode(new."headHash", 'hex')
             FROM json_to_recordset($3) AS new (id bigint, "balanceCents" bigint, sequence bigint, "headHash" text)
             WHERE ledger_account.id = new.id
           )
           INSERT INTO ledger_entry (posting_id, account_id, amount_cents, sequence, balance_cents, hash, created_at)
           SELECT new."postingId",
                  coalesce(new."accountId", (SELECT id FROM ledger_account WHERE organization_id IS NULL AND kind = new."houseAccount")),
                  new."amountCents", new.sequence, new."balanceCents", decode(new.hash, 'hex'), $1
           FROM json_to_recordset($4) AS new (position integer, "postingId" uuid, "accountId" bigint, "houseAccount" text,
                                              "amountCents" bigint, sequence bigint, "balanceCents" bigint, hash text)
           ORDER BY new.position`,
    values: [
      now,
      JSON.stringify(heads.map(({ id, posting: { key, kind, orderId }, hash }) => ({ id, key, kind, orderId, hash }))),
      JSON.stringify(accounts),
      JSON.stringify(rows.map((row, position) => ({ ...row, position }))),
    ],
  });
}

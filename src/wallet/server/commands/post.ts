import { createHash } from "node:crypto";
import { v7 } from "uuid";
import { returnedSpending, type SpentCents } from "#accounts/grants/server/commands-spending.ts";
import type { Tx } from "#platform/database/database.ts";
import { inOrder } from "#platform/database/in-order.ts";
import { type Write, type WriteWay, writeTogether } from "#platform/database/writes.ts";
import { conflict, type Refusal } from "#platform/http/errors.ts";
import { type Cents, formatCents } from "#platform/money/money.ts";
import { catalogue } from "#platform/words/catalogue.ts";
import { entryContent, postingContent } from "../../ledger-hash.ts";
import { lowBalance, type Purpose } from "../../low-balance.ts";
import { assertBalanced, type Entry, flooredAccounts, type Posting } from "../../posting.ts";
import { findDebtPayments, noteDebtPayments } from "./debts.ts";
import { accountKey, type LockedAccount, type LockedAccounts, lockAccounts } from "./lock-accounts.ts";
import type { Posted } from "./posted.ts";

const texts = catalogue("wallet.server.commands.post", {
  paymentOwed: (amount: string) => `You owe ${amount} of a payment that was taken back. Top up to book.`,
});

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
 * chargeback debt from available (decision 0100). Throws 409 `insufficient_balance` with `missingCents`, and 409
 * `payment_owed`.
 */
export function post(tx: Tx, postings: Posting[], purpose?: Purpose): Promise<Posted[]> {
  return postWith(tx, postings, { purpose }, () => []);
}

/** `locked`: accounts that this transaction locked, for postings of things that it makes, whose keys nobody knows yet. */
export type PostingTerms = {
  purpose?: Purpose | undefined;
  locked?: LockedAccounts | undefined;
  write?: WriteWay | undefined;
};

/** Posts as `post` does, and writes in the same statement what others record of it. */
export async function postWith(
  tx: Tx,
  postings: Posting[],
  { purpose = "booking", locked, write = writeTogether }: PostingTerms,
  record: (posted: Posted[]) => Write[],
): Promise<Posted[]> {
  for (const posting of postings) assertBalanced(posting);
  const [{ accounts, now }, known] = locked
    ? [locked, new Map<string, string>()]
    : await inOrder([lockAccounts(tx, postings), findPosted(tx, postings)]);
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
  const ledger = heads.length > 0 ? ledgerWrites(now, heads, rows, touched) : [];
  const returned = fresh.flatMap(returnedOf);
  // Notes of payments belong to postings that are written.
  const writeNow = payments.length > 0 ? writeTogether : write;
  await writeNow(tx, [...record(posted), ...ledger, ...(returned.length > 0 ? [returnedSpending(returned)] : [])]);
  await noteDebtPayments(tx, payments);
  for (const id of new Set(touched.map(({ organizationId }) => organizationId)))
    tx.changes.push({ resource: "wallets", id, organizationIds: [id], operators: true });
  return posted;
}

/** Money of an order, an offer or an extra that can be spent again. */
function returnedOf({ orderId, entries }: Posting): SpentCents[] {
  const cents = entries
    .filter(({ account, amountCents }) => account === "available" && amountCents > 0)
    .reduce((sum, { amountCents }) => sum + amountCents, 0);
  return orderId !== undefined && cents > 0 ? [{ about: orderId, cents }] : [];
}

const sha256 = (content: string): string => createHash("sha256").update(content).digest("hex");

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
function refuseHolding({ entries }: Posting, accounts: Map<string, LockedAccount>): void {
  for (const { organizationId, account, amountCents } of entries) {
    if (organizationId === null || account !== "held" || amountCents < 0) continue;
    const owedCents = accounts.get(accountKey(organizationId, "available"))?.owedCents ?? 0;
    if (owedCents > 0)
      throw conflict("payment_owed", texts.paymentOwed(formatCents(owedCents)), {
        owedCents,
      });
  }
}

function apply(
  { organizationId, account: kind, amountCents }: Entry,
  postingId: string,
  postingHash: string,
  accounts: Map<string, LockedAccount>,
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
  accounts: Map<string, LockedAccount>,
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

/** Postings, balances and entries. JSON instead of arrays lets PostgreSQL plan each once per connection. */
function ledgerWrites(
  now: Date,
  heads: { id: string; posting: Posting; hash: string }[],
  rows: EntryRow[],
  accounts: LockedAccount[],
): Write[] {
  const postings = heads.map(({ id, posting: { key, kind, orderId }, hash }) => ({ id, key, kind, orderId, hash }));
  return [
    {
      name: "ledger-postings",
      text: `INSERT INTO ledger_posting (id, key, kind, order_id, hash, created_at)
             SELECT id, key, kind, "orderId", decode(hash, 'hex'), $1
             FROM json_to_recordset($2) AS new (id uuid, key text, kind text, "orderId" uuid, hash text)`,
      values: [now, JSON.stringify(postings)],
    },
    {
      name: "ledger-balances",
      text: `UPDATE ledger_account SET balance_cents = new."balanceCents", sequence = new.sequence, head_hash = decode(new."headHash", 'hex')
             FROM json_to_recordset($1) AS new (id bigint, "balanceCents" bigint, sequence bigint, "headHash" text)
             WHERE ledger_account.id = new.id
               AND ledger_account.id = ANY (ARRAY (SELECT id FROM json_to_recordset($1) AS wanted (id bigint)))`,
      values: [JSON.stringify(accounts)],
    },
    {
      name: "ledger-entries",
      text: `INSERT INTO ledger_entry (posting_id, account_id, amount_cents, sequence, balance_cents, hash, created_at)
             SELECT new."postingId",
                    coalesce(new."accountId", (SELECT id FROM ledger_account WHERE organization_id IS NULL AND kind = new."houseAccount")),
                    new."amountCents", new.sequence, new."balanceCents", decode(new.hash, 'hex'), $1
             FROM json_to_recordset($2) AS new (position integer, "postingId" uuid, "accountId" bigint, "houseAccount" text,
                                                "amountCents" bigint, sequence bigint, "balanceCents" bigint, hash text)
             ORDER BY new.position`,
      values: [now, JSON.stringify(rows.map((row, position) => ({ ...row, position })))],
    },
  ];
}

import { createHash } from "node:crypto";
import type pg from "pg";
import { entryContent, postingContent } from "../ledger-hash.ts";
import type { LedgerReport } from "../ledger-report.ts";
import { type Entry, flooredAccounts } from "../posting.ts";
import { verifyOwed } from "./verify-owed.ts";

/** Adds differences to `problems`, in the same snapshot of the books. */
export type LedgerCheck = (client: pg.PoolClient, problems: string[]) => Promise<void>;

type EntryRow = {
  id: number;
  postingId: string;
  accountId: number;
  organizationId: string | null;
  kind: string;
  amountCents: number;
  sequence: number | null;
  balanceCents: number | null;
  hash: string | null;
  postingHash: string;
  /** The posting's hash covers its time, and its entries share that time. */
  isOfItsTime: boolean;
};
type PostingRow = {
  id: string;
  key: string;
  kind: string;
  orderId: string | null;
  hash: string;
  createdAt: Date;
  entries: Entry[];
};
type AccountRow = {
  id: number;
  organizationId: string | null;
  kind: string;
  balanceCents: number;
  sequence: number;
  headHash: string;
};

const sha256 = (content: string): string => createHash("sha256").update(content).digest("hex");
const pageSize = 5_000;

/**
 * Re-adds the books in one snapshot (R4.3, R10.4): sums, hash chains, balances, floors and debts. `checks` add other
 * modules' knowledge, such as due holds.
 */
export async function verifyLedger(pool: pg.Pool, ...checks: LedgerCheck[]): Promise<LedgerReport> {
  const client = await pool.connect();
  try {
    await client.query("BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY");
    const problems: string[] = [];
    const postings = await verifyPostings(client, problems);
    const chains = await verifyChains(client, problems);
    const accounts = await verifyAccounts(client, chains, problems);
    await verifyOwed(client, problems);
    for (const check of checks) await check(client, problems);
    return { postings, entries: chains.entries, sumCents: chains.sumCents, ...accounts, problems };
  } finally {
    await client.query("ROLLBACK").catch(() => {});
    client.release();
  }
}

async function verifyPostings(client: pg.PoolClient, problems: string[]): Promise<number> {
  let count = 0;
  for await (const posting of pages<PostingRow>(
    client,
    postingPage,
    "00000000-0000-0000-0000-000000000000",
    ({ id }) => id,
  )) {
    count += 1;
    const sum = posting.entries.reduce((total, { amountCents }) => total + amountCents, 0);
    if (sum !== 0) problems.push(`posting ${posting.id} (${posting.key}): its entries sum to ${sum}, not to zero`);
    if (sha256(postingContent(posting)) !== posting.hash)
      problems.push(`posting ${posting.id} (${posting.key}): it or its entries were changed, removed or inserted`);
  }
  return count;
}

const postingPage = `
  SELECT posting.id, posting.key, posting.kind, posting.order_id AS "orderId", encode(posting.hash, 'hex') AS hash, posting.created_at AS "createdAt",
    coalesce((SELECT json_agg(json_build_object('organizationId', account.organization_id, 'account', account.kind, 'amountCents', entry.amount_cents) ORDER BY entry.id)
              FROM ledger_entry AS entry JOIN ledger_account AS account ON account.id = entry.account_id WHERE entry.posting_id = posting.id), '[]') AS entries
  FROM ledger_posting AS posting WHERE posting.id > $1::uuid ORDER BY posting.id LIMIT ${pageSize}`;

type Chain = { sequence: number; balanceCents: number; hash: string };
type Chains = { entries: number; sumCents: number; last: Map<number, Chain> };

async function verifyChains(client: pg.PoolClient, problems: string[]): Promise<Chains> {
  const chains: Chains = { entries: 0, sumCents: 0, last: new Map() };
  for await (const entry of pages<EntryRow>(client, entryPage, 0, ({ id }) => id)) {
    chains.entries += 1;
    chains.sumCents += entry.amountCents;
    const name = `entry ${entry.id} (account ${entry.organizationId ?? "of the operator"}:${entry.kind})`;
    if (!entry.isOfItsTime) problems.push(`${name}: its time is not its posting's`);
    const last = chains.last.get(entry.accountId) ?? { sequence: 0, balanceCents: 0, hash: "" };
    const next = { sequence: last.sequence + 1, balanceCents: last.balanceCents + entry.amountCents, hash: "" };
    if (entry.organizationId !== null) {
      const content = {
        previousHash: last.hash,
        postingHash: entry.postingHash,
        accountId: entry.accountId,
        amountCents: entry.amountCents,
        ...next,
      };
      next.hash = sha256(entryContent(content));
      const problem = chainProblem(entry, next);
      if (problem) problems.push(`${name}: ${problem}`);
      // Continues from the written values, so that one wrong row is reported once.
      next.sequence = entry.sequence ?? next.sequence;
      next.hash = entry.hash ?? next.hash;
    }
    chains.last.set(entry.accountId, next);
  }
  if (chains.sumCents !== 0) problems.push(`all entries together sum to ${chains.sumCents}, not to zero`);
  return chains;
}

function chainProblem(entry: EntryRow, expected: Chain): string | undefined {
  if (entry.sequence !== expected.sequence)
    return `its number is ${entry.sequence}, expected ${expected.sequence}: a row was removed or inserted`;
  if (entry.balanceCents !== expected.balanceCents)
    return `its running balance is ${entry.balanceCents}, re-added ${expected.balanceCents}`;
  if (flooredAccounts.includes(entry.kind) && expected.balanceCents < 0)
    return `the account falls below zero, to ${expected.balanceCents}`;
  return entry.hash === expected.hash ? undefined : "its hash does not follow from its content";
}

const entryPage = `
  SELECT entry.id, entry.posting_id AS "postingId", entry.account_id AS "accountId", account.organization_id AS "organizationId", account.kind,
    entry.amount_cents AS "amountCents", entry.sequence, entry.balance_cents AS "balanceCents", encode(entry.hash, 'hex') AS hash, encode(posting.hash, 'hex') AS "postingHash",
    entry.created_at = posting.created_at AS "isOfItsTime"
  FROM ledger_entry AS entry JOIN ledger_account AS account ON account.id = entry.account_id JOIN ledger_posting AS posting ON posting.id = entry.posting_id
  WHERE entry.id > $1::bigint ORDER BY entry.id LIMIT ${pageSize}`;

async function verifyAccounts(
  client: pg.PoolClient,
  { last }: Chains,
  problems: string[],
): Promise<{ accounts: number }> {
  let accounts = 0;
  for await (const account of pages<AccountRow>(client, accountPage, 0, ({ id }) => id)) {
    accounts += 1;
    if (account.organizationId === null) continue;
    const { sequence, balanceCents, hash } = last.get(account.id) ?? { sequence: 0, balanceCents: 0, hash: "" };
    const name = `account ${account.organizationId}:${account.kind}`;
    if (account.balanceCents !== balanceCents)
      problems.push(`${name}: its balance is ${account.balanceCents}, its entries sum to ${balanceCents}`);
    else if (account.sequence !== sequence || account.headHash !== hash)
      problems.push(`${name}: its last entry is missing or another one`);
  }
  return { accounts };
}

const accountPage = `
  SELECT id, organization_id AS "organizationId", kind, balance_cents AS "balanceCents", sequence, coalesce(encode(head_hash, 'hex'), '') AS "headHash"
  FROM ledger_account WHERE id > $1::bigint ORDER BY id LIMIT ${pageSize}`;

/** Reads a table by keyset pages, so that memory stays flat. */
async function* pages<Row extends pg.QueryResultRow>(
  client: pg.PoolClient,
  text: string,
  first: string | number,
  keyOf: (row: Row) => string | number,
): AsyncGenerator<Row> {
  for (let after = first; ; ) {
    const { rows } = await client.query<Row>(text, [after]);
    yield* rows;
    const last = rows.at(-1);
    if (!last || rows.length < pageSize) return;
    after = keyOf(last);
  }
}

/** Ends of the organizations' hash chains, and entries by number (cli/verify-ledger). */
export const ledgerEnds = {
  name: "ledger",
  now: `SELECT id::text AS key, sequence AS length, encode(head_hash, 'hex') AS hash FROM ledger_account
        WHERE organization_id IS NOT NULL AND sequence > 0`,
  at: `SELECT kept.key, encode(entry.hash, 'hex') AS hash FROM json_to_recordset($1) AS kept (key text, length bigint)
       JOIN ledger_entry AS entry ON entry.account_id = kept.key::bigint AND entry.sequence = kept.length`,
};

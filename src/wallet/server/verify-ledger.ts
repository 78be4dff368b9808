import type pg from "pg";
import { proving } from "#platform/database/proving.ts";
import { inThread } from "#platform/threads/threads.ts";
import type { LedgerReport } from "../ledger-report.ts";
import { verifyClearingDays, verifyHouseBalances } from "./verify-house.ts";
import { verifyOwed } from "./verify-owed.ts";
import { type Chain, chainEntries, verifyPostingPage } from "./verify-page.ts";
import { verifyTransactions } from "./verify-transactions.ts";

/** Adds differences to `problems`, in the same snapshot of the books. */
export type LedgerCheck = (client: pg.PoolClient, problems: string[]) => Promise<void>;

type AccountRow = {
  id: number;
  organizationId: string | null;
  kind: string;
  balanceCents: number;
  sequence: number;
  headHash: string;
};

const pageSize = 2_000;
/** A thread reads and hashes: a page of them would hold the requests for a tenth of a second. */
const patienceMilliseconds = 30_000;
const module = new URL("./verify-page.ts", import.meta.url);
const verifyPostingsInThread = inThread(module, verifyPostingPage, patienceMilliseconds);
const chainEntriesInThread = inThread(module, chainEntries, patienceMilliseconds);

/**
 * Re-adds the books in one snapshot (R4.3, R10.4): sums, hash chains, balances, floors, debts and what wallets show. `checks` add other
 * modules' knowledge, such as due holds.
 */
export function verifyLedger(pool: pg.Pool, ...checks: LedgerCheck[]): Promise<LedgerReport> {
  return proving(pool, async (client) => {
    const problems: string[] = [];
    const postings = await verifyPostings(client, problems);
    const chains = await verifyChains(client, problems);
    const accounts = await verifyAccounts(client, chains, problems);
    await verifyHouseBalances(client, problems);
    await verifyClearingDays(client, problems);
    await verifyOwed(client, problems);
    await verifyTransactions(client, problems);
    for (const check of checks) await check(client, problems);
    return { postings, entries: chains.entries, sumCents: chains.sumCents, ...accounts, problems };
  });
}

/** A page as one text, which only the thread takes apart. */
type TextPage = { page: string | null; count: number; last: string | null };

async function verifyPostings(client: pg.PoolClient, problems: string[]): Promise<number> {
  let count = 0;
  let after = "00000000-0000-0000-0000-000000000000";
  for (;;) {
    const { rows } = await client.query<TextPage>(postingPage, [after]);
    const [{ page, count: found, last } = { page: null, count: 0, last: null }] = rows;
    if (page === null || last === null) return count;
    problems.push(...(await verifyPostingsInThread(page)));
    count += found;
    if (found < pageSize) return count;
    after = last;
  }
}

const postingPage = `
  SELECT json_agg(posting ORDER BY posting.id)::text AS page, count(*)::integer AS count, (array_agg(posting.id ORDER BY posting.id DESC))[1]::text AS last
  FROM (
    SELECT posting.id, posting.key, posting.kind, posting.order_id AS "orderId", encode(posting.hash, 'hex') AS hash, posting.created_at AS "createdAt",
      coalesce((SELECT json_agg(json_build_object('organizationId', account.organization_id, 'account', account.kind, 'amountCents', entry.amount_cents) ORDER BY entry.id)
                FROM ledger_entry AS entry JOIN ledger_account AS account ON account.id = entry.account_id WHERE entry.posting_id = posting.id), '[]') AS entries
    FROM ledger_posting AS posting WHERE posting.id > $1::uuid ORDER BY posting.id LIMIT ${pageSize}) AS posting`;

type Chains = { entries: number; sumCents: number; last: Map<number, Chain> };

async function verifyChains(client: pg.PoolClient, problems: string[]): Promise<Chains> {
  const chains: Chains = { entries: 0, sumCents: 0, last: new Map() };
  let after = "0";
  for (;;) {
    const { rows } = await client.query<TextPage & { accounts: number[] }>(entryPage, [after]);
    const [{ page, count, last, accounts } = { page: null, count: 0, last: null, accounts: [] }] = rows;
    if (page === null || last === null) break;
    const ends = accounts.flatMap((account) => {
      const end = chains.last.get(account);
      return end ? [[account, end] as const] : [];
    });
    const chained = await chainEntriesInThread(page, new Map(ends));
    for (const [account, end] of chained.ends) chains.last.set(account, end);
    problems.push(...chained.problems);
    chains.entries += count;
    chains.sumCents += chained.sumCents;
    if (count < pageSize) break;
    after = last;
  }
  if (chains.sumCents !== 0) problems.push(`all entries together sum to ${chains.sumCents}, not to zero`);
  return chains;
}

const entryPage = `
  SELECT json_agg(entry ORDER BY entry.id)::text AS page, count(*)::integer AS count, max(entry.id)::text AS last,
    coalesce(array_agg(DISTINCT entry."accountId")::float8[], '{}') AS accounts
  FROM (
    SELECT entry.id, entry.posting_id AS "postingId", entry.account_id AS "accountId", account.organization_id AS "organizationId", account.kind,
      entry.amount_cents AS "amountCents", entry.sequence, entry.balance_cents AS "balanceCents", encode(entry.hash, 'hex') AS hash, encode(posting.hash, 'hex') AS "postingHash",
      entry.created_at = posting.created_at AS "isOfItsTime"
    FROM ledger_entry AS entry JOIN ledger_account AS account ON account.id = entry.account_id JOIN ledger_posting AS posting ON posting.id = entry.posting_id
    WHERE entry.id > $1::bigint ORDER BY entry.id LIMIT ${pageSize}) AS entry`;

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

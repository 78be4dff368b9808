import { createHash } from "node:crypto";
import type pg from "pg";
import { holdFunds, splitHeld } from "#orders/money/postings.ts";
import { creditTopUp } from "#payments/top-ups/postings.ts";
import { shareOf } from "#platform/money/money.ts";
import { entryContent, postingContent } from "#wallet/ledger-hash.ts";
import type { Posting } from "#wallet/posting.ts";
import { transactionStatuses, transactionTypes } from "#wallet/transaction.ts";
import { keyOf, kinds } from "../chance.ts";

type Account = { id: number; sequence: number; balanceCents: number; headHash: string };
type DatedPosting = { at: Date; posting: Posting };
type Move = {
  id: string;
  client: string;
  publisher: string;
  totalCents: number;
  feeBasisPoints: number;
  isCompletion: boolean;
  at: Date;
};

const postingsOfBatch = 5_000;
const creditCents = 100_000_000_000;

const sha256 = (content: string): string => createHash("sha256").update(content).digest("hex");
const accountKey = (organizationId: string | null, kind: string): string => `${organizationId}:${kind}`;

/** The books of all orders as `post` writes them, chained, so that `verify-ledger` agrees. */
export async function loadLedger(client: pg.ClientBase): Promise<void> {
  const accounts = await readAccounts(client);
  await client.query("BEGIN");
  await client.query(`DECLARE moves CURSOR FOR ${moves}`);
  let written = 0;
  const write = async (batch: DatedPosting[]) => {
    await writeBatch(client, accounts, batch, written);
    written += batch.length;
  };
  await write(await readCredits(client));
  let next = readMoves(client);
  for (let batch = await next; batch.length > 0; batch = await next) {
    // The database reads while the hashes are made.
    next = readMoves(client);
    await write(batch.map(postingOf));
  }
  await client.query("COMMIT");
  await client.query(
    `UPDATE ledger_account SET balance_cents = new."balanceCents", sequence = new.sequence, head_hash = decode(new."headHash", 'hex')
     FROM json_to_recordset($1) AS new (id bigint, "balanceCents" bigint, sequence bigint, "headHash" text) WHERE ledger_account.id = new.id AND new.sequence > 0`,
    [JSON.stringify([...accounts.values()])],
  );
  // Without statistics PostgreSQL would join row by row.
  await client.query("ANALYZE ledger_account, ledger_posting, ledger_entry, publication_order");
  await client.query(transactions);
}

async function readAccounts(client: pg.ClientBase): Promise<Map<string, Account>> {
  const { rows } = await client.query<{ id: string; organizationId: string | null; kind: string }>(
    `SELECT id, organization_id AS "organizationId", kind FROM ledger_account`,
  );
  return new Map(
    rows.map(({ id, organizationId, kind }) => [
      accountKey(organizationId, kind),
      { id: Number(id), sequence: 0, balanceCents: 0, headHash: "" },
    ]),
  );
}

/** Every advertiser's credit comes before its first order. */
async function readCredits(client: pg.ClientBase): Promise<DatedPosting[]> {
  const { rows } = await client.query<{ client: string; at: Date }>(
    `SELECT DISTINCT client_organization_id AS client, (SELECT min(created_at) FROM publication_order) AS at FROM publication_order ORDER BY 1`,
  );
  return rows.map(({ client: organizationId, at }) => ({
    at,
    posting: creditTopUp({ topUpId: `bench-${organizationId}`, organizationId, amountCents: creditCents }),
  }));
}

/** In the order in which the money moved. */
const moves = `
  SELECT booked.id, client_organization_id AS client, publisher_organization_id AS publisher, total_cents::float8 AS "totalCents", fee_basis_points AS "feeBasisPoints",
         move.is_completion AS "isCompletion", move.at
  FROM publication_order AS booked CROSS JOIN LATERAL (VALUES (false, created_at), (true, completed_at)) AS move (is_completion, at)
  WHERE move.at IS NOT NULL ORDER BY move.at, booked.id`;

async function readMoves(client: pg.ClientBase): Promise<Move[]> {
  return (await client.query<Move>(`FETCH ${postingsOfBatch} FROM moves`)).rows;
}

function postingOf(move: Move): DatedPosting {
  const { id, client, publisher, totalCents, feeBasisPoints, isCompletion, at } = move;
  const booked = { orderId: id, clientOrganizationId: client, totalCents };
  if (!isCompletion) return { at, posting: holdFunds(booked) };
  const feeCents = shareOf(totalCents, feeBasisPoints);
  return { at, posting: splitHeld({ ...booked, publisherOrganizationId: publisher, feeCents, refundCents: 0 }) };
}

async function writeBatch(
  client: pg.ClientBase,
  accounts: Map<string, Account>,
  batch: DatedPosting[],
  first: number,
): Promise<void> {
  const heads: object[] = [];
  const entries: object[] = [];
  for (const [index, { at, posting }] of batch.entries()) {
    const id = keyOf(kinds.posting, first + index);
    const orderId = posting.orderId ?? null;
    const hash = sha256(postingContent({ ...posting, id, orderId, createdAt: at }));
    heads.push({ id, key: posting.key, kind: posting.kind, orderId, hash, at });
    for (const { organizationId, account: kind, amountCents } of posting.entries) {
      const account = accounts.get(accountKey(organizationId, kind));
      if (!account) throw new Error(`no account ${kind} of ${organizationId}`);
      entries.push({
        postingId: id,
        at,
        amountCents,
        accountId: account.id,
        ...(organizationId ? chained(account, hash, amountCents) : {}),
      });
    }
  }
  await client.query(
    `INSERT INTO ledger_posting (id, key, kind, order_id, hash, created_at)
     SELECT id, key, kind, "orderId", decode(hash, 'hex'), at FROM json_to_recordset($1) AS new (id uuid, key text, kind text, "orderId" uuid, hash text, at timestamptz)`,
    [JSON.stringify(heads)],
  );
  await client.query(
    `INSERT INTO ledger_entry (posting_id, account_id, amount_cents, sequence, balance_cents, hash, created_at)
     SELECT "postingId", "accountId", "amountCents", sequence, "balanceCents", decode(hash, 'hex'), at
     FROM json_to_recordset($1) AS new ("postingId" uuid, "accountId" bigint, "amountCents" bigint, sequence bigint, "balanceCents" bigint, hash text, at timestamptz)`,
    [JSON.stringify(entries)],
  );
}

function chained(account: Account, postingHash: string, amountCents: number) {
  account.sequence += 1;
  account.balanceCents += amountCents;
  const { id: accountId, sequence, balanceCents, headHash: previousHash } = account;
  account.headHash = sha256(
    entryContent({ previousHash, postingHash, accountId, sequence, amountCents, balanceCents }),
  );
  return { sequence, balanceCents, hash: account.headHash };
}

const { booking, payment, earnings } = transactionTypes;

/** The wallets' transactions: a booking, and with the completion a payment and the publisher's earnings. */
const transactions = `
  INSERT INTO transaction (id, organization_id, type, status, amount_cents, balance_after_cents, order_id, campaign_id, posting_id, description, created_at, updated_at)
  SELECT pg_temp.key(${kinds.transaction}, 4 * ('x' || right(posting.id::text, 8))::bit(32)::bigint + shown.number), account.organization_id, shown.type, ${transactionStatuses.success},
         abs(entry.amount_cents), entry.balance_cents, posting.order_id, booked.campaign_id, posting.id, 'Order ' || booked.number, posting.created_at, posting.created_at
  FROM ledger_posting AS posting JOIN publication_order AS booked ON booked.id = posting.order_id
  JOIN (VALUES ('hold', 'available', 0, ${booking}), ('settle', 'held', 1, ${payment}), ('settle', 'earnings', 2, ${earnings})) AS shown (posting, account, number, type)
    ON shown.posting = posting.kind
  JOIN ledger_entry AS entry ON entry.posting_id = posting.id JOIN ledger_account AS account ON account.id = entry.account_id AND account.kind = shown.account
  ORDER BY posting.id, shown.number;
  INSERT INTO invoice (id, organization_id, kind, number, posting_id, order_id, order_number, description, seller, buyer, gross_cents, net_cents, tax_cents, rate_basis_points,
    is_reverse_charge, supplied_at, issued_at)
  SELECT pg_temp.key(${kinds.invoice}, row_number() OVER (ORDER BY posting.id)), booked.client_organization_id, 'receipt', 'R-' || booked.number, posting.id, booked.id, booked.number, 'Publication',
         party, party, booked.total_cents, booked.total_cents, 0, 0, false, booked.published_at, posting.created_at
  FROM ledger_posting AS posting JOIN publication_order AS booked ON booked.id = posting.order_id, (SELECT '{"name": "", "address": "", "country": "", "taxId": ""}'::jsonb AS party) AS parties
  WHERE posting.kind = 'settle'`;

import type { Actor } from "#accounts/actor.ts";
import { organizationsWhere } from "#accounts/server/authorize.ts";
import { iri } from "#platform/contract/iri.ts";
import type { Reader } from "#platform/database/database.ts";
import { entryContentInSql } from "../../ledger-hash.ts";
import { linesOnPage, type Statement, type StatementAccount, type StatementLine } from "../contract.ts";
import type { StatementPeriod } from "../period.ts";

export type EntryRange = { accountId: number; first: number; last: number };

type AccountRow = StatementAccount & { accountId: number; first: number | null; last: number | null };

/**
 * Statement without lines, and their ranges. Undefined without access; operators see all. Re-adds and re-hashes all
 * entries in one snapshot (R10.4), by `ledger_entry_account`.
 */
export async function readStatement(
  reader: Reader,
  actor: Actor,
  organizationId: string,
  { from, to }: StatementPeriod,
): Promise<{ statement: Statement; ranges: EntryRange[] } | undefined> {
  if (!actor.operator && !organizationsWhere(actor, "wallet.read").includes(organizationId)) return undefined;
  const { rows } = await reader.$client.query<AccountRow & { name: string; writtenAt: Date }>(readding, [
    organizationId,
    from,
    to,
  ]);
  const [head] = rows;
  if (!head) return undefined;
  const accounts = rows.map(accountOf);
  const ranges = rows.flatMap(({ accountId, first, last }) =>
    first === null || last === null ? [] : [{ accountId, first, last }],
  );
  return {
    statement: {
      id: organizationId,
      organization: iri("organizations", organizationId),
      organizationName: head.name,
      from,
      to,
      writtenAt: head.writtenAt.toISOString(),
      accounts,
      holds: accounts.every(({ agrees, wrongEntry }) => agrees && wrongEntry === null),
      lineCount: accounts.reduce((sum, { entries }) => sum + entries, 0),
      lines: [],
    },
    ranges,
  };
}

function accountOf({ account, openingCents, inCents, outCents, ...row }: AccountRow): StatementAccount {
  const { entries, checkedEntries, wrongEntry, agrees } = row;
  const closingCents = openingCents + inCents + outCents;
  return { account, openingCents, inCents, outCents, closingCents, entries, checkedEntries, wrongEntry, agrees };
}

const readding = `
  WITH entry AS (
    SELECT entry.account_id, entry.amount_cents, entry.sequence, entry.hash,
      CASE WHEN entry.created_at < $2::date::timestamp AT TIME ZONE 'UTC' THEN 'before'
           WHEN entry.created_at < ($3::date + 1)::timestamp AT TIME ZONE 'UTC' THEN 'within' ELSE 'after' END AS part,
      row_number() OVER account AS place,
      entry.balance_cents = sum(entry.amount_cents) OVER account AND entry.sequence = row_number() OVER account
        AND entry.created_at = posting.created_at
        AND entry.hash = sha256(convert_to(${entryContentInSql}, 'UTF8')) AS follows
    FROM ledger_entry AS entry JOIN ledger_posting AS posting ON posting.id = entry.posting_id
    WHERE entry.account_id IN (SELECT id FROM ledger_account WHERE organization_id = $1)
    WINDOW account AS (PARTITION BY entry.account_id ORDER BY entry.id)
  )
  SELECT account.kind AS account, account.id AS "accountId", organization.name, now() AS "writtenAt",
    coalesce(sum(entry.amount_cents) FILTER (WHERE part = 'before'), 0) AS "openingCents",
    coalesce(sum(entry.amount_cents) FILTER (WHERE part = 'within' AND entry.amount_cents > 0), 0) AS "inCents",
    coalesce(sum(entry.amount_cents) FILTER (WHERE part = 'within' AND entry.amount_cents < 0), 0) AS "outCents",
    count(*) FILTER (WHERE part = 'within') AS entries,
    min(entry.sequence) FILTER (WHERE part = 'within') AS first,
    max(entry.sequence) FILTER (WHERE part = 'within') AS last,
    count(entry.place) AS "checkedEntries",
    min(entry.place) FILTER (WHERE follows IS NOT TRUE) AS "wrongEntry",
    account.balance_cents = coalesce(sum(entry.amount_cents), 0) AND account.sequence = count(entry.place)
      AND (account.sequence = 0 OR bool_or(entry.sequence = account.sequence AND entry.hash = account.head_hash)) AS agrees
  FROM ledger_account AS account
  JOIN organization ON organization.id = account.organization_id
  LEFT JOIN entry ON entry.account_id = account.id
  WHERE account.organization_id = $1
  GROUP BY account.id, organization.id ORDER BY account.id`;

type LineRow = Omit<StatementLine, "at" | "order"> & { at: Date; orderId: string | null };

/** Entries of the ranges after an id, oldest first: of each range a page at most, by `ledger_entry_sequence`. */
export async function readStatementLines(
  reader: Reader,
  ranges: EntryRange[],
  { after = "0", skip = 0, most = linesOnPage }: { after?: string; skip?: number; most?: number },
): Promise<StatementLine[]> {
  const { rows } = await reader.$client.query<LineRow>(lines, [JSON.stringify(ranges), after, most, skip]);
  return rows.map(({ at, orderId, ...line }) => ({
    ...line,
    at: at.toISOString(),
    order: orderId && iri("orders", orderId),
  }));
}

/** Without the inner LIMIT, PostgreSQL would read the whole ledger: it expects a hundred ranges of JSON. */
const lines = `
  SELECT entry.id::text AS id, entry.created_at AS at, account.kind AS account, entry.sequence AS number, posting.kind,
    paid.id AS "orderId", paid.number AS "orderNumber",
    entry.amount_cents AS "amountCents", entry.balance_cents AS "balanceAfterCents"
  FROM json_to_recordset($1) AS range ("accountId" bigint, first bigint, last bigint)
  CROSS JOIN LATERAL (
    SELECT * FROM ledger_entry WHERE account_id = range."accountId" AND sequence <= range.last AND sequence >= greatest(range.first,
      (SELECT sequence + 1 FROM ledger_entry WHERE account_id = range."accountId" AND id <= $2::bigint ORDER BY id DESC LIMIT 1))
    ORDER BY sequence LIMIT $3::bigint + $4::bigint) AS entry
  JOIN ledger_account AS account ON account.id = entry.account_id
  JOIN ledger_posting AS posting ON posting.id = entry.posting_id
  LEFT JOIN extra_money AS extra ON extra.id = posting.order_id
  LEFT JOIN order_money AS paid ON paid.id = coalesce(extra.order_id, posting.order_id)
  ORDER BY entry.id LIMIT $3 OFFSET $4`;

import { desc, eq } from "drizzle-orm";
import { readUnmatchedEvents, readUnmatchedPostings } from "#payments/events/server/queries.ts";
import { iri } from "#platform/contract/iri.ts";
import type { PageQuery } from "#platform/contract/wire.ts";
import type { Reader } from "#platform/database/database.ts";
import { readPage } from "#platform/database/page.ts";
import { likePattern } from "#platform/database/sql/like.ts";
import { countBounded } from "#platform/lists/bounded-count.ts";
import {
  type AccountKind,
  type Books,
  type BooksCheck,
  booksId,
  type LedgerAccount,
  namedDifferencesMax,
  type TrialBalanceLine,
} from "../contract.ts";
import { booksCheck } from "./tables.ts";

export async function listBooksChecks(
  reader: Reader,
  { page, itemsPerPage }: PageQuery,
): Promise<{ items: BooksCheck[]; totalItems: number }> {
  const rows = await reader
    .select()
    .from(booksCheck)
    .orderBy(desc(booksCheck.createdAt), desc(booksCheck.id))
    .limit(itemsPerPage)
    .offset((page - 1) * itemsPerPage);
  return {
    items: rows.map(representBooksCheck),
    ...(await countBounded(reader, booksCheck, [booksCheck.createdAt, booksCheck.id])),
  };
}

export async function findBooksCheck(reader: Reader, id: string): Promise<BooksCheck | undefined> {
  const [row] = await reader.select().from(booksCheck).where(eq(booksCheck.id, id));
  return row && representBooksCheck(row);
}

function representBooksCheck({ createdAt, endedAt, ...row }: typeof booksCheck.$inferSelect): BooksCheck {
  const state = endedAt ? (row.problemCount === 0 ? "balanced" : "differs") : "running";
  return { ...row, state, createdAt: createdAt.toISOString(), endedAt: endedAt?.toISOString() ?? null };
}

// Organizations' accounts store their balance; Byline's are summed from their entries.
const trialBalance = `
  SELECT kind, false AS "isOfByline", count(*)::integer AS accounts, sum(balance_cents)::bigint AS "balanceCents"
  FROM ledger_account WHERE organization_id IS NOT NULL GROUP BY kind
  UNION ALL
  SELECT account.kind, true, 1, (SELECT coalesce(sum(amount_cents), 0)::bigint FROM ledger_entry WHERE account_id = account.id)
  FROM ledger_account AS account WHERE account.organization_id IS NULL
  ORDER BY "isOfByline", kind`;

const firstDifferences = { page: 1, itemsPerPage: namedDifferencesMax };

export async function readBooks(reader: Reader, id: string): Promise<Books | undefined> {
  if (id !== booksId) return undefined;
  const [lines, events, postings] = await Promise.all([
    reader.$client.query<TrialBalanceLine>(trialBalance),
    readUnmatchedEvents(reader, firstDifferences),
    readUnmatchedPostings(reader, firstDifferences),
  ]);
  return {
    id,
    trialBalance: lines.rows,
    unmatchedEventCount: events.totalItems,
    unmatchedEvents: events.items.map((event) => ({ ...dated(event), isWaiting: event.outcome === "waiting" })),
    unmatchedPostingCount: postings.totalItems,
    unmatchedPostings: postings.items.map(dated),
  };
}

const dated = <Row extends { createdAt: Date }>({ createdAt, ...row }: Row) => ({
  ...row,
  createdAt: createdAt.toISOString(),
});

type AccountRow = Omit<LedgerAccount, "organization" | "lastEntryAt"> & {
  organizationId: string | null;
  lastEntryAt: Date | null;
};

/** Ledger accounts have numbers, the API needs UUIDs: the number becomes the UUID's end. */
const accountIdPrefix = "00000000-0000-4000-a000-";

// Sorts Byline's accounts first, then by balance. Sums only the page's accounts.
const selectAccounts = `
  SELECT '${accountIdPrefix}' || lpad(to_hex(account.id), 12, '0') AS id, account.kind, account.organization_id AS "organizationId", account.name AS "organizationName", account."totalItems",
    CASE WHEN account.organization_id IS NULL THEN (SELECT coalesce(sum(amount_cents), 0)::bigint FROM ledger_entry WHERE account_id = account.id)
         ELSE account.balance_cents END AS "balanceCents",
    (SELECT created_at FROM ledger_entry WHERE account_id = account.id ORDER BY id DESC LIMIT 1) AS "lastEntryAt"
  FROM (SELECT account.*, organization.name, count(*) OVER () AS "totalItems"
    FROM ledger_account AS account LEFT JOIN organization ON organization.id = account.organization_id
    WHERE ($1::bigint IS NULL OR account.id = $1) AND ($2::text IS NULL OR account.kind = $2) AND ($3::text IS NULL OR lower(organization.name) LIKE $3)
    ORDER BY account.organization_id IS NOT NULL, account.balance_cents DESC, account.id LIMIT $4 OFFSET $5) AS account
  ORDER BY account.organization_id IS NOT NULL, account.balance_cents DESC, account.id`;

type AccountFilter = { kind?: AccountKind | undefined; search?: string | undefined };

/** Byline's own first, then by balance. `search` is a part of the organization's name. */
export function listLedgerAccounts(
  reader: Reader,
  { kind, search, ...page }: PageQuery & AccountFilter,
): Promise<{ items: LedgerAccount[]; totalItems: number }> {
  return readAccounts(reader, [null, kind ?? null, search ? likePattern(search) : null], page);
}

export async function findLedgerAccount(reader: Reader, id: string): Promise<LedgerAccount | undefined> {
  if (!id.startsWith(accountIdPrefix)) return undefined;
  const number = Number.parseInt(id.slice(accountIdPrefix.length), 16);
  return (await readAccounts(reader, [number, null, null], { page: 1, itemsPerPage: 1 })).items[0];
}

async function readAccounts(reader: Reader, values: unknown[], page: PageQuery) {
  const statement = { name: "ledger-accounts", text: selectAccounts, values };
  const { rows, totalItems } = await readPage<AccountRow & { totalItems: number }>(reader, statement, page);
  return { items: rows.map(representAccount), totalItems };
}

const representAccount = ({
  totalItems: _total,
  organizationId,
  lastEntryAt,
  ...row
}: AccountRow & { totalItems: number }): LedgerAccount => ({
  ...row,
  organization: organizationId && iri("organizations", organizationId),
  lastEntryAt: lastEntryAt?.toISOString() ?? null,
});

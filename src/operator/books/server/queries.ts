import { eq } from "drizzle-orm";
import { readUnmatchedEvents, readUnmatchedPostings } from "#payments/events/server/queries.ts";
import { iri } from "#platform/contract/iri.ts";
import type { PageQuery } from "#platform/contract/wire.ts";
import type { Reader } from "#platform/database/database.ts";
import { likePattern } from "#platform/database/sql/like.ts";
import { type ListedPage, readList } from "#platform/lists/list.ts";
import { type ListOrder, parameters } from "#platform/lists/list-statements.ts";
import { newestOf, readTableList } from "#platform/lists/table-list.ts";
import { houseBalanceOf } from "#wallet/server/queries-accounts.ts";
import { type AccountKind, booksId } from "../books.ts";
import {
  type Books,
  type BooksCheck,
  type LedgerAccount,
  namedDifferencesMax,
  type TrialBalanceLine,
} from "../contract.ts";
import { booksCheck } from "./tables.ts";

export const listBooksChecks = (reader: Reader, page: PageQuery): Promise<ListedPage<BooksCheck>> =>
  readTableList(reader, newestOf(booksCheck), page, async (shown) =>
    (await reader.select().from(booksCheck).where(shown)).map(representBooksCheck),
  );

export async function findBooksCheck(reader: Reader, id: string): Promise<BooksCheck | undefined> {
  const [row] = await reader.select().from(booksCheck).where(eq(booksCheck.id, id));
  return row && representBooksCheck(row);
}

function representBooksCheck({ createdAt, endedAt, ...row }: typeof booksCheck.$inferSelect): BooksCheck {
  const state = endedAt ? (row.problemCount === 0 ? "balanced" : "differs") : "running";
  return { ...row, state, createdAt: createdAt.toISOString(), endedAt: endedAt?.toISOString() ?? null };
}

const trialBalance = `
  SELECT kind, false AS "isOfByline", count(*)::integer AS accounts, sum(balance_cents)::bigint AS "balanceCents"
  FROM ledger_account WHERE organization_id IS NOT NULL GROUP BY kind
  UNION ALL
  SELECT account.kind, true, 1, ${houseBalanceOf("account.id")} FROM ledger_account AS account WHERE account.organization_id IS NULL
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

const columns = `
  '${accountIdPrefix}' || lpad(to_hex(account.id), 12, '0') AS id, account.kind, account.organization_id AS "organizationId",
  organization.name AS "organizationName",
  CASE WHEN account.organization_id IS NULL THEN ${houseBalanceOf("account.id")} ELSE account.balance_cents END AS "balanceCents",
  (SELECT created_at FROM ledger_entry WHERE account_id = account.id ORDER BY id DESC LIMIT 1) AS "lastEntryAt"`;

const joins = `
  JOIN ledger_account AS account USING (id) LEFT JOIN organization ON organization.id = account.organization_id`;

const bylineFirst: ListOrder = [
  { column: "is_of_organization", direction: "ASC" },
  { column: "balance_cents", direction: "DESC" },
  { column: "id", direction: "ASC" },
];

/** By `ledger_account_balance`, or of one kind by `ledger_account_kind_balance`. */
function listOf({ kind, search, id }: AccountFilter) {
  const { values, of } = parameters();
  const where = [
    id !== undefined && `item.id = ${of(id)}`,
    kind && `item.kind = ${of(kind)}`,
    search && `item.organization_id IN (SELECT id FROM organization WHERE lower(name) LIKE ${of(likePattern(search))})`,
  ];
  return { branches: [{ from: "ledger_account AS item", where }], order: bylineFirst, columns, joins, values };
}

type AccountFilter = { kind?: AccountKind | undefined; search?: string | undefined; id?: number };

/** Byline's own first, then by balance. `search` is a part of the organization's name. */
export const listLedgerAccounts = (
  reader: Reader,
  filter: PageQuery & AccountFilter,
): Promise<ListedPage<LedgerAccount>> => readList(reader, listOf(filter), filter, representAccount);

export async function findLedgerAccount(reader: Reader, id: string): Promise<LedgerAccount | undefined> {
  if (!id.startsWith(accountIdPrefix)) return undefined;
  const number = Number.parseInt(id.slice(accountIdPrefix.length), 16);
  return (await listLedgerAccounts(reader, { id: number, page: 1, itemsPerPage: 1 })).items[0];
}

const representAccount = ({ organizationId, lastEntryAt, ...row }: AccountRow): LedgerAccount => ({
  ...row,
  organization: organizationId && iri("organizations", organizationId),
  lastEntryAt: lastEntryAt?.toISOString() ?? null,
});

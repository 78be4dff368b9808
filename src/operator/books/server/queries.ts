import { desc, eq } from "drizzle-orm";
import { iri, type Page } from "#platform/contract/wire.ts";
import type { Reader } from "#platform/database/database.ts";
import { readPage } from "#platform/database/page.ts";
import type { AccountKind, BooksCheck, LedgerAccount, TrialBalanceLine } from "../contract.ts";
import { booksCheck } from "./tables.ts";

/** The checks of the books, newest first. */
export async function listBooksChecks(
  reader: Reader,
  { page, itemsPerPage }: Page,
): Promise<{ items: BooksCheck[]; totalItems: number }> {
  const rows = await reader
    .select()
    .from(booksCheck)
    .orderBy(desc(booksCheck.createdAt), desc(booksCheck.id))
    .limit(itemsPerPage)
    .offset((page - 1) * itemsPerPage);
  return { items: rows.map(represent), totalItems: await reader.$count(booksCheck) };
}

export async function findBooksCheck(reader: Reader, id: string): Promise<BooksCheck | undefined> {
  const [row] = await reader.select().from(booksCheck).where(eq(booksCheck.id, id));
  return row && represent(row);
}

function represent({ createdAt, endedAt, ...row }: typeof booksCheck.$inferSelect): BooksCheck {
  const state = endedAt ? (row.problemCount === 0 ? "balanced" : "differs") : "running";
  return { ...row, state, createdAt: createdAt.toISOString(), endedAt: endedAt?.toISOString() ?? null };
}

// An organization's account knows its balance; Byline's own are summed from their entries.
const trialBalance = `
  SELECT kind AS id, false AS "isOfByline", count(*)::integer AS accounts, sum(balance_cents)::bigint AS "balanceCents"
  FROM ledger_account WHERE organization_id IS NOT NULL GROUP BY kind
  UNION ALL
  SELECT account.kind, true, 1, (SELECT coalesce(sum(amount_cents), 0)::bigint FROM ledger_entry WHERE account_id = account.id)
  FROM ledger_account AS account WHERE account.organization_id IS NULL
  ORDER BY "isOfByline", id`;

/** What each kind of account holds; together they are zero. */
export async function readTrialBalance(reader: Reader): Promise<{ items: TrialBalanceLine[]; totalItems: number }> {
  const { rows } = await reader.$client.query<TrialBalanceLine>(trialBalance);
  return { items: rows, totalItems: rows.length };
}

type AccountRow = Omit<LedgerAccount, "organization" | "lastEntryAt"> & {
  organizationId: string | null;
  lastEntryAt: Date | null;
};

// Byline's own first, then the largest. A page's own accounts are summed and looked up, and no others.
const selectAccounts = `
  SELECT account.id::text, account.kind, account.organization_id AS "organizationId", account.name AS "organizationName", account."totalItems",
    CASE WHEN account.organization_id IS NULL THEN (SELECT coalesce(sum(amount_cents), 0)::bigint FROM ledger_entry WHERE account_id = account.id)
         ELSE account.balance_cents END AS "balanceCents",
    (SELECT created_at FROM ledger_entry WHERE account_id = account.id ORDER BY id DESC LIMIT 1) AS "lastEntryAt"
  FROM (SELECT account.*, organization.name, count(*) OVER () AS "totalItems"
    FROM ledger_account AS account LEFT JOIN organization ON organization.id = account.organization_id
    WHERE ($1::text IS NULL OR account.kind = $1) AND ($2::text IS NULL OR lower(organization.name) LIKE $2)
    ORDER BY account.organization_id IS NOT NULL, account.balance_cents DESC, account.id LIMIT $3 OFFSET $4) AS account
  ORDER BY account.organization_id IS NOT NULL, account.balance_cents DESC, account.id`;

/** Every account of the books, Byline's own first, then by what they hold. `search`: a part of the organization's name. */
export async function listLedgerAccounts(
  reader: Reader,
  { kind, search, ...page }: Page & { kind?: AccountKind | undefined; search?: string | undefined },
): Promise<{ items: LedgerAccount[]; totalItems: number }> {
  const pattern = search ? `%${search.toLowerCase().replaceAll(/[\\%_]/g, String.raw`\$&`)}%` : null;
  const statement = { name: "ledger-accounts", text: selectAccounts, values: [kind ?? null, pattern] };
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

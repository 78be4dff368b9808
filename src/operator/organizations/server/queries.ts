import { settledStatuses } from "#orders/statuses.ts";
import type { PageQuery } from "#platform/contract/wire.ts";
import type { Reader } from "#platform/database/database.ts";
import { readPage } from "#platform/database/page.ts";
import { likePattern } from "#platform/database/sql/like.ts";
import { literal, literals } from "#platform/database/sql/literals.ts";
import type { OrganizationAccount } from "#wallet/posting.ts";
import { readLockedEarnings } from "#wallet/server/queries-earnings.ts";
import type { OrganizationRecord } from "../contract.ts";

const settled = literals(settledStatuses);

const balanceOf = (kind: OrganizationAccount): string =>
  `coalesce(max(balance_cents) FILTER (WHERE kind = ${literal(kind)}), 0)`;

// A trigram index finds names; counts are looked up for the page's rows only.
const select = `
  SELECT found.id, found.name, found.kind, found.status, found.suspended_reason AS "suspendedReason", found.created_at AS "createdAt", found."totalItems",
    (SELECT count(*)::integer FROM organization_member WHERE organization_id = found.id) AS members,
    (SELECT count(*)::integer FROM publication_order WHERE client_organization_id = found.id AND status NOT IN ${settled})
    + (SELECT count(*)::integer FROM publication_order WHERE publisher_organization_id = found.id AND status NOT IN ${settled}) AS "openOrders",
    money."availableCents", money."heldCents", money."earningsCents", money."payoutInTransitCents"
  FROM (SELECT organization.*, count(*) OVER () AS "totalItems" FROM organization
    WHERE ($1::uuid IS NULL OR id = $1) AND ($2::text IS NULL OR lower(name) LIKE $2) AND ($3::integer IS NULL OR status = $3)
    ORDER BY created_at DESC, id DESC LIMIT $4 OFFSET $5) AS found
  CROSS JOIN LATERAL (SELECT
      ${balanceOf("available")} AS "availableCents",
      ${balanceOf("held")} AS "heldCents",
      ${balanceOf("earnings")} AS "earningsCents",
      ${balanceOf("payout_in_transit")} AS "payoutInTransitCents"
    FROM ledger_account WHERE organization_id = found.id) AS money
  ORDER BY found.created_at DESC, found.id DESC`;

type RecordFilter = { search?: string | undefined; status?: number | undefined };

/** Newest first. */
export function listOrganizationRecords(
  reader: Reader,
  { search, status, ...page }: PageQuery & RecordFilter,
): Promise<{ items: OrganizationRecord[]; totalItems: number }> {
  return read(reader, [null, search ? likePattern(search) : null, status ?? null], page);
}

export async function findOrganizationRecord(reader: Reader, id: string): Promise<OrganizationRecord | undefined> {
  return (await read(reader, [id, null, null], { page: 1, itemsPerPage: 1 })).items[0];
}

type OrganizationRecordRow = Omit<OrganizationRecord, "createdAt" | "voucherLockedCents" | "voucherUnlockAt"> & {
  createdAt: Date;
  totalItems: number;
};

async function read(reader: Reader, values: unknown[], page: PageQuery) {
  const statement = { name: "organization-records", text: select, values };
  const { rows, totalItems } = await readPage<OrganizationRecordRow>(reader, statement, page);
  const locks = await readLockedEarnings(
    reader,
    rows.map(({ id }) => id),
  );
  const items = rows.map(({ totalItems: _total, createdAt, ...row }) => {
    const lock = locks.get(row.id);
    return {
      ...row,
      voucherLockedCents: lock?.voucherLockedCents ?? 0,
      voucherUnlockAt: lock?.voucherUnlockAt?.toISOString() ?? null,
      createdAt: createdAt.toISOString(),
    };
  });
  return { items, totalItems };
}

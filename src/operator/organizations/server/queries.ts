import { orderStatuses } from "#orders/order.ts";
import { isKnown, isUnsent } from "#orders/sending/server/queries.ts";
import { settledStatuses } from "#orders/statuses.ts";
import type { PageQuery } from "#platform/contract/wire.ts";
import type { Reader } from "#platform/database/database.ts";
import { likePattern } from "#platform/database/sql/like.ts";
import { literal, literals } from "#platform/database/sql/literals.ts";
import { type ListedPage, readList } from "#platform/lists/list.ts";
import { newestFirst, parameters } from "#platform/lists/list-statements.ts";
import type { OrganizationAccount } from "#wallet/posting.ts";
import { readLockedEarnings } from "#wallet/server/queries-earnings.ts";
import type { OrganizationRecord } from "../contract.ts";
import { openOrdersMost } from "../open-orders.ts";

const isUnsettled = `status IN ${literals(orderStatuses.filter((status) => !settledStatuses.includes(status)))}`;

const balanceOf = (kind: OrganizationAccount): string =>
  `coalesce(max(balance_cents) FILTER (WHERE kind = ${literal(kind)}), 0)`;

/** By `order_client_status`. */
const openAsClient = `SELECT FROM publication_order WHERE client_organization_id = found.id AND ${isUnsettled}`;

/** By `order_unsent_publisher` and `order_sent_publisher_status`. */
const openAsPublisher = `
    SELECT FROM publication_order WHERE publisher_organization_id = found.id AND ${isUnsent} AND ${isUnsettled} UNION ALL
    SELECT FROM publication_order WHERE publisher_organization_id = found.id AND ${isKnown} AND ${isUnsettled}`;

const counted = (open: string): string => `(SELECT count(*)::integer FROM (${open} LIMIT ${openOrdersMost}) AS open)`;

const columns = `
  found.id, found.name, found.kind, found.status, found.suspended_reason AS "suspendedReason", found.created_at AS "createdAt",
  (SELECT count(*)::integer FROM organization_member WHERE organization_id = found.id) AS members,
  least(${openOrdersMost}, ${counted(openAsClient)} + ${counted(openAsPublisher)}) AS "openOrders",
  money."availableCents", money."heldCents", money."earningsCents", money."payoutInTransitCents"`;

const joins = `
  JOIN organization AS found USING (id)
  CROSS JOIN LATERAL (SELECT
      ${balanceOf("available")} AS "availableCents",
      ${balanceOf("held")} AS "heldCents",
      ${balanceOf("earnings")} AS "earningsCents",
      ${balanceOf("payout_in_transit")} AS "payoutInTransitCents"
    FROM ledger_account WHERE organization_id = found.id) AS money`;

type RecordFilter = { search?: string | undefined; status?: number | undefined; id?: string };

/** By `organization_newest`; names are found by their trigrams. */
function listOf({ search, status, id }: RecordFilter) {
  const { values, of } = parameters();
  const where = [
    id && `item.id = ${of(id)}`,
    search && `lower(item.name) LIKE ${of(likePattern(search))}`,
    status !== undefined && `item.status = ${of(status)}`,
  ];
  const branches = [{ from: "organization AS item", where }];
  return { ...(!search && { name: "organization-records" }), branches, order: newestFirst, columns, joins, values };
}

/** Newest first. */
export async function listOrganizationRecords(
  reader: Reader,
  filter: PageQuery & RecordFilter,
): Promise<ListedPage<OrganizationRecord>> {
  const { items: rows, ...page } = await readList(reader, listOf(filter), filter, (row: OrganizationRecordRow) => row);
  const locks = await readLockedEarnings(
    reader,
    rows.map(({ id }) => id),
  );
  const items = rows.map(({ createdAt, ...row }) => {
    const lock = locks.get(row.id);
    return {
      ...row,
      voucherLockedCents: lock?.voucherLockedCents ?? 0,
      voucherUnlockAt: lock?.voucherUnlockAt?.toISOString() ?? null,
      createdAt: createdAt.toISOString(),
    };
  });
  return { items, ...page };
}

export const findOrganizationRecord = async (reader: Reader, id: string): Promise<OrganizationRecord | undefined> =>
  (await listOrganizationRecords(reader, { id, page: 1, itemsPerPage: 1 })).items[0];

type OrganizationRecordRow = Omit<OrganizationRecord, "createdAt" | "voucherLockedCents" | "voucherUnlockAt"> & {
  createdAt: Date;
};

import type { Reader } from "#platform/database/database.ts";
import { type Cents, shareOf } from "#platform/money/money.ts";
import { transactionTypes } from "../transaction.ts";

/** Earnings that can't be withdrawn yet. Cents. */
export type LockedEarnings = {
  organizationId: string;
  earningsCents: Cents;
  lockedCents: Cents;
  withdrawableCents: Cents;
  nextUnlockAt: Date | null;
  /** Part paid by vouchers and the end of its lock; null while it has no end. */
  voucherLockedCents: Cents;
  voucherUnlockAt: Date | null;
};

/**
 * Locked parts of earnings, less amounts that went back since. Voucher money has its own lock, which never ends between
 * related parties (decision 0101). Zero lock days need their own condition, since times round to milliseconds. Lately
 * earned amounts are their transactions'; the few others are summed from the ledger. Indexes: `transaction_type`,
 * `voucher_earning_publisher`, `order_publisher_status`, `ledger_posting_order`.
 */
const text = `
  WITH account AS (
    SELECT id, organization_id, balance_cents FROM ledger_account WHERE organization_id = ANY ($1::uuid[]) AND kind = 'earnings'),
  lately AS (
    SELECT organization_id, coalesce(order_id, extra_id) AS id,
      max(created_at) FILTER (WHERE type = ${transactionTypes.earnings}) + make_interval(days => max(earnings_lock_days)) AS unlocks_at,
      1.0 AS share, false AS is_gift, sum(CASE type WHEN ${transactionTypes.earnings} THEN amount_cents ELSE -amount_cents END) AS cents
    FROM transaction CROSS JOIN operator_setting
    WHERE earnings_lock_days > 0 AND organization_id = ANY ($1::uuid[]) AND type IN (${transactionTypes.earnings}, ${transactionTypes.refund})
      AND created_at > now() - make_interval(days => earnings_lock_days) AND coalesce(order_id, extra_id) IS NOT NULL
    GROUP BY 1, 2 HAVING bool_or(type = ${transactionTypes.earnings})),
  unsettled AS (
    SELECT publisher_organization_id AS organization_id, id, NULL::timestamptz AS unlocks_at, 1.0 AS share, false AS is_gift, NULL::numeric AS cents FROM order_money
    WHERE publisher_organization_id = ANY ($1::uuid[]) AND is_unsettled),
  gifted AS (
    SELECT gift.publisher_organization_id AS organization_id, gift.paid_for_id AS id,
      CASE WHEN NOT tie.is_related THEN gift.created_at + make_interval(days => voucher_lock_days) END AS unlocks_at,
      gift.share, true AS is_gift, NULL::numeric AS cents
    FROM voucher_share AS gift CROSS JOIN operator_setting
    CROSS JOIN LATERAL (SELECT EXISTS (SELECT FROM organization_key AS mine JOIN organization_key AS theirs USING (kind, key)
      WHERE mine.organization_id = gift.client_organization_id AND theirs.organization_id = gift.publisher_organization_id) AS is_related) AS tie
    WHERE gift.publisher_organization_id = ANY ($1::uuid[])
      AND (tie.is_related OR gift.created_at > now() - make_interval(days => voucher_lock_days))),
  unpaid AS (
    SELECT paid.publisher_organization_id AS organization_id, paid.id, NULL::timestamptz AS unlocks_at, 1.0 AS share, false AS is_gift, NULL::numeric AS cents
    FROM order_money AS paid JOIN payment_owed AS owed ON owed.organization_id = paid.client_organization_id
    WHERE paid.publisher_organization_id = ANY ($1::uuid[]) AND paid.completed_at >= owed.created_at
      AND owed.paid_cents + owed.dropped_cents < owed.owed_cents),
  lock AS (
    SELECT account.organization_id, each.id, ceil(greatest(max(earned.cents), 0) * max(each.share))::bigint AS cents,
      CASE WHEN bool_and(each.unlocks_at IS NOT NULL) THEN coalesce(max(each.unlocks_at) FILTER (WHERE each.share = 1), max(each.unlocks_at)) END AS unlocks_at,
      ceil(greatest(max(earned.cents), 0) * coalesce(max(each.share) FILTER (WHERE each.is_gift), 0))::bigint AS gift_cents,
      max(each.unlocks_at) FILTER (WHERE each.is_gift) AS gift_unlocks_at
    FROM (SELECT * FROM lately UNION ALL SELECT * FROM unsettled UNION ALL SELECT * FROM gifted UNION ALL SELECT * FROM unpaid) AS each JOIN account USING (organization_id)
    CROSS JOIN LATERAL (SELECT coalesce(each.cents, (
      SELECT coalesce(sum(entry.amount_cents), 0) FROM ledger_posting AS posting JOIN ledger_entry AS entry ON entry.posting_id = posting.id
      WHERE posting.order_id = each.id AND entry.account_id = account.id)) AS cents) AS earned
    GROUP BY account.organization_id, each.id)
  SELECT account.organization_id AS "organizationId", balance_cents AS "earningsCents",
    least(balance_cents, coalesce(sum(lock.cents), 0))::bigint AS "lockedCents",
    greatest(0, balance_cents - coalesce(sum(lock.cents), 0))::bigint AS "withdrawableCents",
    min(lock.unlocks_at) FILTER (WHERE lock.cents > 0) AS "nextUnlockAt",
    least(balance_cents, coalesce(sum(lock.gift_cents), 0))::bigint AS "voucherLockedCents",
    CASE WHEN bool_and(lock.gift_unlocks_at IS NOT NULL) FILTER (WHERE lock.gift_cents > 0)
      THEN max(lock.gift_unlocks_at) FILTER (WHERE lock.gift_cents > 0) END AS "voucherUnlockAt"
  FROM account LEFT JOIN lock USING (organization_id) GROUP BY account.organization_id, balance_cents`;

/**
 * Locked earnings (R4.3): recent completions, open claims or disputes, and clients with reversed payments. Computed
 * each time, so nothing needs unlocking.
 */
export async function readLockedEarnings(
  reader: Reader,
  organizationIds: string[],
): Promise<Map<string, LockedEarnings>> {
  const { rows } = await reader.$client.query<LockedEarnings>({
    name: "earnings-locked",
    text,
    values: [organizationIds],
  });
  return new Map(rows.map((row) => [row.organizationId, row]));
}

/** Cents that the organization may take out now. */
export const readWithdrawable = async (reader: Reader, organizationId: string): Promise<Cents> =>
  (await readLockedEarnings(reader, [organizationId])).get(organizationId)?.withdrawableCents ?? 0;

type Alike = { organizationId: string; totalCents: Cents; feeBasisPoints: number; orders: number };

// Groups orders by price and fee, since each is rounded separately. Index: `order_expected`.
const accepted = `
  SELECT publisher_organization_id AS "organizationId", total_cents AS "totalCents", fee_basis_points AS "feeBasisPoints",
    count(*) AS orders
  FROM order_money
  WHERE publisher_organization_id = ANY ($1::uuid[]) AND is_expected
  GROUP BY 1, 2, 3`;

/** Earnings after fee that accepted orders will bring each publisher. Cents. */
export async function readExpectedEarnings(reader: Reader, organizationIds: string[]): Promise<Map<string, Cents>> {
  const { rows } = await reader.$client.query<Alike>({
    name: "earnings-expected",
    text: accepted,
    values: [organizationIds],
  });
  const expected = new Map<string, Cents>();
  for (const { organizationId, totalCents, feeBasisPoints, orders } of rows) {
    const earned = orders * (totalCents - shareOf(totalCents, feeBasisPoints));
    expected.set(organizationId, (expected.get(organizationId) ?? 0) + earned);
  }
  return expected;
}

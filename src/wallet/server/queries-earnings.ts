import { areRelated } from "#accounts/organizations/server/queries-related.ts";
import type { Reader } from "#platform/database/database.ts";
import { alike } from "#platform/database/sql/alike.ts";
import { type Cents, shareOf } from "#platform/money/money.ts";
import { transactionTypes } from "../transaction.ts";
import { isAccount } from "./queries-accounts.ts";

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

/** Organizations of a statement that is planned once: see `alike`. */
const eachOrganization = "unnest($1::uuid[]) AS wanted (id)";

/**
 * Locked parts of earnings, less amounts that went back since. Voucher money has its own lock, which never ends between
 * related parties (decision 0101). Zero lock days need their own condition, since times round to milliseconds. Lately
 * earned amounts are their transactions'; the few others are summed from the ledger. Indexes: `transaction_type`,
 * `voucher_earning_publisher`, `order_sent_publisher_status`, `ledger_posting_order`.
 */
const text = `
  SELECT account.organization_id AS "organizationId", account.balance_cents AS "earningsCents",
    least(account.balance_cents, locked.cents)::bigint AS "lockedCents", greatest(0, account.balance_cents - locked.cents)::bigint AS "withdrawableCents",
    locked.unlocks_at AS "nextUnlockAt", least(account.balance_cents, locked.gift_cents)::bigint AS "voucherLockedCents",
    locked.gift_unlocks_at AS "voucherUnlockAt"
  FROM ${eachOrganization} CROSS JOIN operator_setting
  JOIN LATERAL (SELECT id, organization_id, balance_cents FROM ledger_account WHERE ${isAccount("earnings", "wanted.id")} LIMIT 1) AS account ON true
  CROSS JOIN LATERAL (
    SELECT coalesce(sum(lock.cents), 0) AS cents, coalesce(sum(lock.gift_cents), 0) AS gift_cents,
      min(lock.unlocks_at) FILTER (WHERE lock.cents > 0) AS unlocks_at,
      CASE WHEN bool_and(lock.gift_unlocks_at IS NOT NULL) FILTER (WHERE lock.gift_cents > 0)
        THEN max(lock.gift_unlocks_at) FILTER (WHERE lock.gift_cents > 0) END AS gift_unlocks_at
    FROM (
      SELECT ceil(greatest(max(earned.cents), 0) * max(each.share))::bigint AS cents,
        CASE WHEN bool_and(each.unlocks_at IS NOT NULL) THEN coalesce(max(each.unlocks_at) FILTER (WHERE each.share = 1), max(each.unlocks_at)) END AS unlocks_at,
        ceil(greatest(max(earned.cents), 0) * coalesce(max(each.share) FILTER (WHERE each.is_gift), 0))::bigint AS gift_cents,
        max(each.unlocks_at) FILTER (WHERE each.is_gift) AS gift_unlocks_at
      FROM (
        SELECT coalesce(order_id, extra_id) AS id,
          max(created_at) FILTER (WHERE type = ${transactionTypes.earnings}) + make_interval(days => earnings_lock_days) AS unlocks_at,
          1.0 AS share, false AS is_gift, sum(CASE type WHEN ${transactionTypes.earnings} THEN amount_cents ELSE -amount_cents END) AS cents
        FROM transaction
        WHERE earnings_lock_days > 0 AND organization_id = account.organization_id AND type IN (${transactionTypes.earnings}, ${transactionTypes.refund})
          AND created_at > now() - make_interval(days => earnings_lock_days) AND coalesce(order_id, extra_id) IS NOT NULL
        GROUP BY 1 HAVING bool_or(type = ${transactionTypes.earnings})
        UNION ALL
        SELECT id, NULL::timestamptz, 1.0, false, NULL::numeric FROM order_money
        WHERE publisher_organization_id = account.organization_id AND is_sent AND is_unsettled
        UNION ALL
        SELECT gift.paid_for_id, CASE WHEN NOT tie.is_related THEN gift.created_at + make_interval(days => voucher_lock_days) END, gift.share, true, NULL
        FROM voucher_share AS gift
        CROSS JOIN LATERAL (SELECT ${areRelated("gift.client_organization_id", "gift.publisher_organization_id")} AS is_related) AS tie
        WHERE gift.publisher_organization_id = account.organization_id
          AND (tie.is_related OR gift.created_at > now() - make_interval(days => voucher_lock_days))
        UNION ALL
        SELECT paid.id, NULL, 1.0, false, NULL
        FROM order_money AS paid JOIN payment_owed AS owed ON owed.organization_id = paid.client_organization_id
        WHERE paid.publisher_organization_id = account.organization_id AND paid.is_sent AND paid.completed_at >= owed.created_at
          AND owed.paid_cents + owed.dropped_cents < owed.owed_cents
        UNION ALL
        SELECT earned.extra_id, NULL, 1.0, false, NULL
        FROM payment_owed AS owed
        JOIN transaction AS earned ON earned.organization_id = account.organization_id AND earned.type = ${transactionTypes.earnings}
          AND earned.created_at >= owed.created_at
        JOIN extra_money AS extra ON extra.id = earned.extra_id
        JOIN order_money AS paid ON paid.id = extra.order_id AND paid.client_organization_id = owed.organization_id
        WHERE owed.paid_cents + owed.dropped_cents < owed.owed_cents) AS each
      CROSS JOIN LATERAL (SELECT coalesce(each.cents, (
        SELECT coalesce(sum(entry.amount_cents), 0) FROM ledger_posting AS posting JOIN ledger_entry AS entry ON entry.posting_id = posting.id
        WHERE posting.order_id = each.id AND entry.account_id = account.id)) AS cents) AS earned
      GROUP BY each.id) AS lock) AS locked`;

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
    values: [alike(organizationIds)],
  });
  return new Map(rows.map((row) => [row.organizationId, row]));
}

/** Cents that the organization may take out now. */
export const readWithdrawable = async (reader: Reader, organizationId: string): Promise<Cents> =>
  (await readLockedEarnings(reader, [organizationId])).get(organizationId)?.withdrawableCents ?? 0;

type Alike = { organizationId: string; totalCents: Cents; feeBasisPoints: number; orders: number };

// Groups orders by price and fee, since each is rounded separately: each publisher's in the order of `order_expected`.
const accepted = `
  SELECT wanted.id AS "organizationId", alike.*
  FROM ${eachOrganization} CROSS JOIN LATERAL (
    SELECT total_cents AS "totalCents", fee_basis_points AS "feeBasisPoints", count(*) AS orders
    FROM order_money WHERE publisher_organization_id = wanted.id AND is_expected GROUP BY 1, 2) AS alike`;

/** Earnings after fee that accepted orders will bring each publisher. Cents. */
export async function readExpectedEarnings(reader: Reader, organizationIds: string[]): Promise<Map<string, Cents>> {
  const { rows } = await reader.$client.query<Alike>({
    name: "earnings-expected",
    text: accepted,
    values: [alike(organizationIds)],
  });
  const expected = new Map<string, Cents>();
  for (const { organizationId, totalCents, feeBasisPoints, orders } of rows) {
    const earned = orders * (totalCents - shareOf(totalCents, feeBasisPoints));
    expected.set(organizationId, (expected.get(organizationId) ?? 0) + earned);
  }
  return expected;
}

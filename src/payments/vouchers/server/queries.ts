import { and, eq, type SQL } from "drizzle-orm";
import type { Actor } from "#accounts/actor.ts";
import { areRelated } from "#accounts/organizations/server/queries-related.ts";
import { readableRows } from "#accounts/server/authorize.ts";
import { organization } from "#accounts/server/tables.ts";
import { iri } from "#platform/contract/iri.ts";
import type { PageQuery } from "#platform/contract/wire.ts";
import type { Reader, Tx } from "#platform/database/database.ts";
import type { ListedPage } from "#platform/lists/list.ts";
import { newestOf, readTableList } from "#platform/lists/table-list.ts";
import type { Cents } from "#platform/money/money.ts";
import { isAccount } from "#wallet/server/queries-accounts.ts";
import { transactionStatuses } from "#wallet/transaction.ts";
import type { Voucher, VoucherRedemption } from "../contract.ts";
import { voucherKey } from "../postings.ts";
import { type AvailableEntry, paidByVouchers, unspentOf } from "../unspent.ts";
import { outcomeWords } from "../voucher.ts";
import { voucher, voucherEarning, voucherRedemption } from "./tables.ts";

/** All vouchers, newest first. */
export const listVouchers = (reader: Reader, page: PageQuery): Promise<ListedPage<Voucher>> =>
  readTableList(reader, newestOf(voucher), page, async (shown) =>
    (await reader.select().from(voucher).where(shown)).map(representVoucher),
  );

export async function findVoucher(reader: Reader, id: string): Promise<Voucher | undefined> {
  const [row] = await reader.select().from(voucher).where(eq(voucher.id, id));
  return row && representVoucher(row);
}

const representVoucher = ({ endsAt, createdAt, ...row }: typeof voucher.$inferSelect): Voucher => ({
  ...row,
  endsAt: endsAt.toISOString(),
  createdAt: createdAt.toISOString(),
});

/** Redemptions of the actor's organizations, newest first; all of them for an operator, by `voucher_redemption_newest`. */
export function listRedemptions(
  reader: Reader,
  actor: Actor,
  { organization, ...page }: PageQuery & { organization?: string | undefined },
): Promise<ListedPage<VoucherRedemption>> {
  const where = and(visibleTo(actor, organization), eq(voucherRedemption.outcome, "redeemed"));
  return readTableList(reader, newestOf(voucherRedemption, where), page, async (shown) =>
    (await select(reader, shown)).map(representRedemption),
  );
}

export async function findRedemption(reader: Reader, actor: Actor, id: string): Promise<VoucherRedemption | undefined> {
  const [row] = await select(reader, and(eq(voucherRedemption.id, id), visibleTo(actor)));
  return row && representRedemption(row);
}

const visibleTo = (actor: Actor, only?: string): SQL | undefined =>
  readableRows(actor, "wallet.read", voucherRedemption.organizationId, only);

const select = (reader: Reader, where: SQL | undefined) =>
  reader
    .select({ redemption: voucherRedemption, code: voucher.code, organizationName: organization.name })
    .from(voucherRedemption)
    .innerJoin(organization, eq(organization.id, voucherRedemption.organizationId))
    .leftJoin(voucher, eq(voucher.id, voucherRedemption.voucherId))
    .where(where);

function representRedemption({
  redemption,
  code,
  organizationName,
}: Awaited<ReturnType<typeof select>>[number]): VoucherRedemption {
  const { id, organizationId, outcome, amountCents, endsAt, unspentCents, createdAt } = redemption;
  return {
    id,
    outcome,
    amountCents,
    unspentCents,
    organization: iri("organizations", organizationId),
    organizationName,
    message: outcomeWords[outcome],
    // Of a voucher that is not theirs, people learn nothing that they did not type.
    code: outcome === "redeemed" ? (code ?? "") : "",
    endsAt: endsAt?.toISOString() ?? null,
    createdAt: createdAt.toISOString(),
  };
}

/** Wrong codes of the last hour, of the person or the organization, whichever tried more; each by its index. */
export async function countWrongCodes(
  reader: Reader,
  { userId, organizationId }: { userId: string; organizationId: string },
): Promise<number> {
  const wrong = "outcome = 'unknown' AND created_at > now() - interval '1 hour'";
  const { rows } = await reader.$client.query<{ count: number }>({
    name: "wrong-codes",
    text: `SELECT greatest((SELECT count(*) FROM voucher_redemption WHERE user_id = $1 AND ${wrong}),
                           (SELECT count(*) FROM voucher_redemption WHERE organization_id = $2 AND ${wrong})) AS count`,
    values: [userId, organizationId],
  });
  return rows[0]?.count ?? 0;
}

/** True where the person, the organization or a related one has the voucher already. */
export async function hasRedeemed(
  reader: Reader,
  voucherId: string,
  { userId, organizationId }: { userId: string; organizationId: string },
): Promise<boolean> {
  const { rows } = await reader.$client.query(
    `SELECT FROM voucher_redemption AS redeemed WHERE redeemed.voucher_id = $1 AND redeemed.outcome = 'redeemed'
       AND (redeemed.user_id = $2 OR redeemed.organization_id = $3 OR ${areRelated("redeemed.organization_id", "$3")}) LIMIT 1`,
    [voucherId, userId, organizationId],
  );
  return rows.length > 0;
}

/** Vouchers are for organizations that paid a top-up once, or are older than the operator's days. */
export async function isTooNew(reader: Reader, organizationId: string): Promise<boolean> {
  const { rows } = await reader.$client.query<{ isTooNew: boolean }>(
    `SELECT organization.created_at > now() - make_interval(days => voucher_account_days) AND NOT EXISTS (
       SELECT FROM top_up JOIN transaction ON transaction.id = top_up.transaction_id
       WHERE top_up.organization_id = organization.id AND transaction.status = ${transactionStatuses.success}) AS "isTooNew"
     FROM organization CROSS JOIN operator_setting WHERE organization.id = $1`,
    [organizationId],
  );
  return rows[0]?.isTooNew ?? true;
}

/** Redemptions past their end, the earliest first; by `voucher_redemption_open`. */
export async function readEnded(reader: Reader): Promise<{ id: string; organizationId: string }[]> {
  const { rows } = await reader.$client.query<{ id: string; organizationId: string }>(`
    SELECT id, organization_id AS "organizationId" FROM voucher_redemption
    WHERE outcome = 'redeemed' AND unspent_cents IS NULL AND ends_at <= now() ORDER BY ends_at, id LIMIT 500`);
  return rows;
}

type RedemptionRow = { id: string; voucherId: string; code: string; endsAt: Date; endedAfter: number | null };

/** The redemptions of an organization that count for what is left of any of them. */
export async function readRedeemed(reader: Reader, organizationId: string): Promise<RedemptionRow[]> {
  const { rows } = await reader.$client.query<RedemptionRow>(
    `SELECT redemption.id, voucher.id AS "voucherId", voucher.code, redemption.ends_at AS "endsAt",
       redemption.ended_after AS "endedAfter"
     FROM voucher_redemption AS redemption JOIN voucher ON voucher.id = redemption.voucher_id
     WHERE redemption.organization_id = $1 AND redemption.outcome = 'redeemed' ORDER BY redemption.created_at, redemption.id`,
    [organizationId],
  );
  return rows;
}

/** The rest of each of an organization's vouchers, by its posting's key. Locks the account until the transaction ends. Cents. */
export async function readUnspent(tx: Tx, organizationId: string): Promise<Map<string, Cents>> {
  const redeemed = await readKeys(tx, organizationId);
  const [first] = redeemed;
  return first ? unspentOf(await readAvailableSince(tx, organizationId, first.key), redeemed) : new Map();
}

/**
 * The vouchers' part of an order or extra that is settled now; locks the client's account. Reads nothing for clients without
 * redemptions. Cents.
 */
export async function readPaidByVouchers(tx: Tx, organizationId: string, paidForId: string): Promise<Cents> {
  const redeemed = await readKeys(tx, organizationId);
  const [first] = redeemed;
  return first ? paidByVouchers(await readAvailableSince(tx, organizationId, first.key), redeemed, paidForId) : 0;
}

/** The part of a settled order or extra that vouchers paid, as it was noted. Cents. */
export async function readVoucherShare(reader: Reader, paidForId: string): Promise<Cents> {
  const [row] = await reader.select().from(voucherEarning).where(eq(voucherEarning.paidForId, paidForId));
  return row?.voucherCents ?? 0;
}

async function readKeys(tx: Tx, organizationId: string) {
  return (await readRedeemed(tx, organizationId)).map(({ voucherId, endsAt, endedAfter }) => ({
    endsAt,
    endedAfter,
    key: voucherKey({ voucherId, organizationId }),
  }));
}

/** Entries of an organization's available account from a posting on; locks the account until the transaction ends. */
async function readAvailableSince(
  reader: Reader,
  organizationId: string,
  postingKey: string,
): Promise<AvailableEntry[]> {
  await reader.$client.query(`SELECT FROM ledger_account WHERE ${isAccount("available", "$1")} FOR UPDATE`, [
    organizationId,
  ]);
  const { rows } = await reader.$client.query<AvailableEntry>(
    `SELECT entry.sequence, posting.key, posting.kind, posting.order_id AS "orderId", entry.amount_cents AS "amountCents", entry.balance_cents AS "balanceCents"
     FROM ledger_account AS account
     JOIN ledger_entry AS entry ON entry.account_id = account.id
     JOIN ledger_posting AS posting ON posting.id = entry.posting_id
     WHERE ${isAccount("available", "$1", "account")} AND entry.sequence >= (
       SELECT first.sequence FROM ledger_entry AS first JOIN ledger_posting ON ledger_posting.id = first.posting_id
       WHERE ledger_posting.key = $2 AND first.account_id = account.id)
     ORDER BY entry.sequence`,
    [organizationId, postingKey],
  );
  return rows;
}

/** The number of the last entry on an organization's available account, which is locked. */
export async function readLastEntry(tx: Tx, organizationId: string): Promise<number> {
  const { rows } = await tx.$client.query<{ sequence: number }>(
    `SELECT sequence FROM ledger_account WHERE ${isAccount("available", "$1")}`,
    [organizationId],
  );
  return rows[0]?.sequence ?? 0;
}

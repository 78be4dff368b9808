import { eq, inArray, sql } from "drizzle-orm";
import type { Actor } from "#accounts/actor.ts";
import { organizationsWhere } from "#accounts/server/authorize.ts";
import { iri } from "#platform/contract/iri.ts";
import type { PageQuery } from "#platform/contract/wire.ts";
import type { Reader } from "#platform/database/database.ts";
import type { ListedPage } from "#platform/lists/list.ts";
import { pageOfShort } from "#platform/lists/short-list.ts";
import type { Cents } from "#platform/money/money.ts";
import type { Wallet } from "../contract.ts";
import { readExpectedEarnings, readLockedEarnings } from "./queries-earnings.ts";
import { ledgerAccount, paymentOwed, refundOwed } from "./tables.ts";

/** Balances of organizations whose wallet the actor may see. */
export async function listWallets(reader: Reader, actor: Actor, page: PageQuery): Promise<ListedPage<Wallet>> {
  const visible = organizationsWhere(actor, "wallet.read").sort();
  const { items, ...length } = pageOfShort(
    visible.map((id) => ({ id })),
    page,
  );
  const ids = items.map(({ id }) => id);
  return { items: await readWallets(reader, ids), ...length };
}

export async function findWallet(reader: Reader, actor: Actor, organizationId: string): Promise<Wallet | undefined> {
  const visible = organizationsWhere(actor, "wallet.read").filter((id) => id === organizationId);
  return (await readWallets(reader, visible))[0];
}

async function readWallets(reader: Reader, organizationIds: string[]): Promise<Wallet[]> {
  const balance = (kind: string) =>
    sql`max(${ledgerAccount.balanceCents}) FILTER (WHERE ${ledgerAccount.kind} = ${kind})`.mapWith(Number);
  const accounts = reader
    .select({
      id: sql<string>`${ledgerAccount.organizationId}`,
      availableCents: balance("available"),
      heldCents: balance("held"),
      earningsCents: balance("earnings"),
      payoutInTransitCents: balance("payout_in_transit"),
      owedCents: sql`coalesce((SELECT sum(owed_cents - paid_cents) FROM refund_owed
        WHERE publisher_organization_id = ${ledgerAccount.organizationId} AND paid_cents < owed_cents), 0) +
        coalesce((SELECT sum(owed_cents - paid_cents - dropped_cents) FROM payment_owed
        WHERE payment_owed.organization_id = ledger_account.organization_id AND paid_cents + dropped_cents < owed_cents), 0)`.mapWith(
        Number,
      ),
    })
    .from(ledgerAccount)
    .where(inArray(ledgerAccount.organizationId, organizationIds))
    .groupBy(ledgerAccount.organizationId)
    .orderBy(ledgerAccount.organizationId);
  const [rows, locks, expected] = await Promise.all([
    accounts,
    readLockedEarnings(reader, organizationIds),
    readExpectedEarnings(reader, organizationIds),
  ]);
  return rows.map((row) => {
    const lock = locks.get(row.id);
    return {
      ...row,
      organization: iri("organizations", row.id),
      lockedCents: lock?.lockedCents ?? 0,
      voucherLockedCents: lock?.voucherLockedCents ?? 0,
      voucherUnlockAt: lock?.voucherUnlockAt?.toISOString() ?? null,
      withdrawableCents: lock?.withdrawableCents ?? 0,
      nextUnlockAt: lock?.nextUnlockAt?.toISOString() ?? null,
      expectedCents: expected.get(row.id) ?? 0,
    };
  });
}

/** Unpaid part of an order's refund. Cents. */
export async function readOwed(reader: Reader, orderId: string): Promise<Cents> {
  const [owed] = await reader.select().from(refundOwed).where(eq(refundOwed.orderId, orderId));
  return owed ? owed.owedCents - owed.paidCents : 0;
}

/** Debt from reversed payments. Cents. */
export async function readPaymentOwed(reader: Reader, organizationId: string): Promise<Cents> {
  const { owedCents, paidCents, droppedCents } = paymentOwed;
  const [row] = await reader
    .select({ cents: sql`coalesce(sum(${owedCents} - ${paidCents} - ${droppedCents}), 0)`.mapWith(Number) })
    .from(paymentOwed)
    .where(eq(paymentOwed.organizationId, organizationId));
  return row?.cents ?? 0;
}

import { and, desc, eq, inArray, or, type SQL, sql } from "drizzle-orm";
import type { z } from "zod";
import type { Actor } from "#accounts/actor.ts";
import { organizationsOf, rightsIn } from "#accounts/permissions.ts";
import { organizationsWhere, readableRows } from "#accounts/server/authorize.ts";
import { organization } from "#accounts/server/tables.ts";
import { iri } from "#platform/contract/iri.ts";
import type { PageQuery } from "#platform/contract/wire.ts";
import type { Reader, Tx } from "#platform/database/database.ts";
import { likeLiteral, likePattern } from "#platform/database/sql/like.ts";
import { literal } from "#platform/database/sql/literals.ts";
import { isAllowed, type MoveMaker } from "#platform/lifecycle/lifecycle.ts";
import { type ListedPage, readListByKeys } from "#platform/lists/list.ts";
import { type List, newestFirst, parameters } from "#platform/lists/list-statements.ts";
import { isUnpaidTopUp, transaction } from "#wallet/server/tables.ts";
import { transactionStatuses, transactionTypes } from "#wallet/transaction.ts";
import type { ChargebackStatus } from "../../chargebacks/chargeback.ts";
import type { TopUp, topUpFilter } from "../contract.ts";
import type { PaymentState, TransferState } from "../listed-states.ts";
import { hoursToPay, type TopUpMoveRow, topUpLife, topUpMovesOfPeople, transferProvider } from "../top-up.ts";
import { topUp } from "./tables.ts";

const { pending, success, failed, refunded, partiallyRefunded, canceled } = transactionStatuses;

const isTransfer = `item.provider = ${literal(transferProvider)}`;
const paidStatuses = [success, refunded, partiallyRefunded].join(", ");

/** How each state of a bank transfer is known. */
const transfersThat: Record<TransferState, string> = {
  awaited: `${isTransfer} AND shown.type = ${transactionTypes.topUp} AND shown.status = ${pending}`,
  received: `${isTransfer} AND shown.status IN (${paidStatuses})`,
  rejected: `${isTransfer} AND shown.status IN (${failed}, ${canceled})`,
};

/** How each state of a provider's payment is known. */
const paymentsThat: Record<PaymentState, string> = {
  paid: `item.provider <> ${literal(transferProvider)} AND shown.status IN (${paidStatuses})`,
  refunding: `item.id IN (SELECT top_up_id FROM chargeback WHERE status = ${literal("asked" satisfies ChargebackStatus)})`,
};

/** SQL: announced bank transfers. $1: the reader's organizations, about which they decide nothing. */
export const transfersThatWait = `
  SELECT top_up.created_at AS since FROM top_up JOIN transaction ON transaction.id = top_up.transaction_id
  WHERE top_up.provider = ${literal(transferProvider)} AND transaction.status = ${pending}
    AND top_up.organization_id <> ALL ($1::uuid[])`;

function selectTopUps(reader: Reader, where: SQL | undefined) {
  return reader
    .select({
      id: topUp.id,
      organizationId: topUp.organizationId,
      organizationName: organization.name,
      amountCents: transaction.amountCents,
      status: transaction.status,
      automatic: topUp.automatic,
      provider: topUp.provider,
      providerReference: topUp.providerReference,
      checkoutUrl: topUp.checkoutUrl,
      failureReason: topUp.failureReason,
      bankDetails: sql<
        string | null
      >`CASE WHEN ${topUp.provider} = ${transferProvider} AND ${transaction.status} = ${pending} THEN (SELECT bank_details FROM operator_setting) END`,
      createdAt: topUp.createdAt,
      updatedAt: topUp.updatedAt,
    })
    .from(topUp)
    .innerJoin(transaction, eq(transaction.id, topUp.transactionId))
    .innerJoin(organization, eq(organization.id, topUp.organizationId))
    .where(where)
    .orderBy(desc(topUp.createdAt), desc(topUp.id));
}

type TopUpFilter = z.output<typeof topUpFilter>;

/** The top-ups of the actor's organizations, newest first; all of them for an operator. */
export const listTopUps = (reader: Reader, actor: Actor, filter: TopUpFilter & PageQuery): Promise<ListedPage<TopUp>> =>
  readListByKeys(reader, listOf(actor, filter), filter, async (ids) => {
    const rows = await selectTopUps(reader, inArray(topUp.id, ids));
    return rows.map((row) => representTopUp(row, actor));
  });

/** A branch for each organization; for an operator one of all, by `top_up_newest`. */
function listOf(actor: Actor, { organization: named, transfers, payments, search }: TopUpFilter): List {
  const { values, of } = parameters();
  const places = actor.operator
    ? [named && `item.organization_id = ${of(named)}`]
    : organizationsWhere(actor, "wallet.read")
        .filter((id) => !named || id === named)
        .map((id) => `item.organization_id = ${of(id)}`);
  const filtered = [
    transfers && transfersThat[transfers],
    payments && paymentsThat[payments],
    search && isFoundBy(of(`%${likeLiteral(search)}%`), of(likePattern(search))),
  ];
  const from =
    transfers || payments === "paid"
      ? "top_up AS item JOIN transaction AS shown ON shown.id = item.transaction_id"
      : "top_up AS item";
  const branches = places.map((place) => ({ from, where: [place, ...filtered] }));
  return { branches, order: newestFirst, values };
}

const isFoundBy = (reference: string, name: string): string => `(item.provider_reference ILIKE ${reference}
  OR item.organization_id IN (SELECT id FROM organization WHERE lower(name) LIKE ${name}))`;

const visibleTo = (actor: Actor): SQL | undefined => readableRows(actor, "wallet.read", topUp.organizationId);

export async function findTopUp(reader: Reader, actor: Actor, id: string): Promise<TopUp | undefined> {
  const [row] = await selectTopUps(reader, and(eq(topUp.id, id), visibleTo(actor)));
  return row && representTopUp(row, actor);
}

/** For the provider's own pages: a holder of the reference may see the amount, as with any payment link. */
export async function findTopUpByReference(reader: Reader, provider: string, reference: string) {
  const [row] = await selectTopUps(reader, and(eq(topUp.provider, provider), eq(topUp.providerReference, reference)));
  return row;
}

type TopUpRow = Awaited<ReturnType<typeof selectTopUps>>[number];

function representTopUp({ organizationId, createdAt, updatedAt, ...row }: TopUpRow, actor: Actor): TopUp {
  const subject = { ...row, isOwn: organizationsOf(actor).includes(organizationId) };
  const makers = makersOf(actor, organizationId);
  return {
    ...row,
    organization: iri("organizations", organizationId),
    moves: topUpMovesOfPeople.filter((name) => makers.some((maker) => isAllowed(topUpLife, name, subject, maker))),
    createdAt: createdAt.toISOString(),
    updatedAt: updatedAt.toISOString(),
  };
}

function makersOf(actor: Actor, organizationId: string): MoveMaker<TopUpMoveRow>[] {
  const owner = { party: "owner", may: rightsIn(actor, { organizationId }) } as const;
  return actor.operator ? [owner, { party: "operator", may: () => false }] : [owner];
}

/** A top-up's organization, and the provider's reference. */
export async function nameOfTopUp(reader: Reader, id: string) {
  const [row] = await selectTopUps(reader, eq(topUp.id, id));
  return (
    row && {
      organizationId: row.organizationId,
      organizationName: row.organizationName,
      reference: row.providerReference,
      amountCents: row.amountCents,
    }
  );
}

/** Top-ups for which no money came in time, oldest first; some at once. */
export async function findUnpaid(reader: Reader): Promise<string[]> {
  const overdue = Object.entries(hoursToPay).map(([provider, hours]) =>
    and(eq(topUp.provider, provider), sql`${transaction.createdAt} < now() - make_interval(hours => ${hours})`),
  );
  const rows = await reader
    .select({ id: topUp.id })
    .from(transaction)
    .innerJoin(topUp, eq(topUp.transactionId, transaction.id))
    .where(and(isUnpaidTopUp, or(...overdue)))
    .orderBy(transaction.createdAt)
    .limit(unpaidAtOnce);
  return rows.map(({ id }) => id);
}

const unpaidAtOnce = 200;

/** A top-up as a job asks the provider for it, with its status. */
export async function findIntent(reader: Reader, topUpId: string) {
  const [row] = await reader
    .select({
      provider: topUp.provider,
      organizationId: topUp.organizationId,
      createdAt: topUp.createdAt,
      transactionId: topUp.transactionId,
      status: transaction.status,
      amountCents: transaction.amountCents,
    })
    .from(topUp)
    .innerJoin(transaction, eq(transaction.id, topUp.transactionId))
    .where(eq(topUp.id, topUpId));
  return row;
}

/** The provider's name of a top-up's payment, and its payer. */
export async function findPayment(reader: Reader, topUpId: string) {
  const { provider, paymentReference, payerKey } = topUp;
  const [row] = await reader.select({ provider, paymentReference, payerKey }).from(topUp).where(eq(topUp.id, topUpId));
  return row;
}

/** A top-up, locked with its transaction until the end of `tx`. */
export const lockTopUp = (tx: Tx, id: string) => lockTopUpWhere(tx, eq(topUp.id, id));

/** Locks the top-up of a provider's event: by Byline's id where the provider repeats it, else by its reference. */
export const lockTopUpOf = (tx: Tx, event: { provider: string; reference: string; intentId: string | null }) =>
  lockTopUpWhere(
    tx,
    and(
      eq(topUp.provider, event.provider),
      event.intentId ? eq(topUp.id, event.intentId) : eq(topUp.providerReference, event.reference),
    ),
  );

/** The paid top-up whose payment a provider's refund or dispute is about. */
export async function lockPaidTopUp(
  tx: Tx,
  provider: string,
  paymentReference: string,
): Promise<LockedTopUp | undefined> {
  return lockTopUpWhere(tx, and(eq(topUp.provider, provider), eq(topUp.paymentReference, paymentReference)));
}

export type LockedTopUp = NonNullable<Awaited<ReturnType<typeof lockTopUpWhere>>>;

async function lockTopUpWhere(tx: Tx, where: SQL | undefined) {
  const [row] = await tx
    .select({
      id: topUp.id,
      organizationId: topUp.organizationId,
      transactionId: topUp.transactionId,
      status: transaction.status,
      amountCents: transaction.amountCents,
      provider: topUp.provider,
      reference: topUp.providerReference,
    })
    .from(topUp)
    .innerJoin(transaction, eq(transaction.id, topUp.transactionId))
    .where(where)
    .for("update");
  return row;
}

/**
 * An organization's top-ups by cards within 24 hours: their number, and their sum without failed and left ones. `isNew`
 * organizations have a lower limit. Cents.
 */
export async function readVelocity(
  reader: Reader,
  organizationId: string,
): Promise<{ begun: number; dayCents: number; isNew: boolean }> {
  const { rows } = await reader.$client.query<{ begun: number; dayCents: number; isNew: boolean }>({
    name: "top-up-velocity",
    text: `SELECT count(top_up.id)::integer AS begun,
             coalesce(sum(transaction.amount_cents) FILTER (WHERE transaction.status NOT IN (${transactionStatuses.failed}, ${transactionStatuses.canceled})), 0)::bigint AS "dayCents",
             organization.created_at > now() - make_interval(days => new_account_days) AS "isNew"
           FROM organization CROSS JOIN operator_setting
           LEFT JOIN top_up ON top_up.organization_id = organization.id AND top_up.created_at > now() - interval '24 hours' AND top_up.provider <> $2
           LEFT JOIN transaction ON transaction.id = top_up.transaction_id
           WHERE organization.id = $1 GROUP BY organization.created_at, new_account_days`,
    values: [organizationId, transferProvider],
  });
  return rows[0] ?? { begun: 0, dayCents: 0, isNew: true };
}

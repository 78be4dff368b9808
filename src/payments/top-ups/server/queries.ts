import { and, desc, eq, inArray, type SQL } from "drizzle-orm";
import type { Actor } from "#accounts/actor.ts";
import { organizationsWhere } from "#accounts/server/authorize.ts";
import { organization } from "#accounts/server/tables.ts";
import { iri, type Page } from "#platform/contract/wire.ts";
import type { Reader, Tx } from "#platform/database/database.ts";
import { transaction } from "#wallet/server/tables.ts";
import type { TopUp } from "../contract.ts";
import { topUp } from "./tables.ts";

function selectTopUps(reader: Reader, where: SQL | undefined) {
  return reader
    .select({
      id: topUp.id,
      organizationId: topUp.organizationId,
      organizationName: organization.name,
      amountCents: transaction.amountCents,
      status: transaction.status,
      provider: topUp.provider,
      providerReference: topUp.providerReference,
      checkoutUrl: topUp.checkoutUrl,
      failureReason: topUp.failureReason,
      createdAt: topUp.createdAt,
      updatedAt: topUp.updatedAt,
    })
    .from(topUp)
    .innerJoin(transaction, eq(transaction.id, topUp.transactionId))
    .innerJoin(organization, eq(organization.id, topUp.organizationId))
    .where(where)
    .orderBy(desc(topUp.createdAt), desc(topUp.id));
}

export async function listTopUps(
  reader: Reader,
  actor: Actor,
  filter: Page & { organization?: string | undefined },
): Promise<{ items: TopUp[]; totalItems: number }> {
  const visible = organizationsWhere(actor, "wallet.read").filter(
    (id) => !filter.organization || id === filter.organization,
  );
  const where = inArray(topUp.organizationId, visible);
  const [rows, totalItems] = await Promise.all([
    selectTopUps(reader, where)
      .limit(filter.itemsPerPage)
      .offset((filter.page - 1) * filter.itemsPerPage),
    reader.$count(topUp, where),
  ]);
  return { items: rows.map(representTopUp), totalItems };
}

export async function findTopUp(reader: Reader, actor: Actor, id: string): Promise<TopUp | undefined> {
  const [row] = await selectTopUps(
    reader,
    and(eq(topUp.id, id), inArray(topUp.organizationId, organizationsWhere(actor, "wallet.read"))),
  );
  return row && representTopUp(row);
}

/** For the provider's own pages: whoever holds the reference may see the amount, as with any payment link. */
export async function findTopUpByReference(reader: Reader, provider: string, reference: string) {
  const [row] = await selectTopUps(reader, and(eq(topUp.provider, provider), eq(topUp.providerReference, reference)));
  return row;
}

function representTopUp({
  organizationId,
  organizationName: _name,
  createdAt,
  updatedAt,
  ...row
}: Awaited<ReturnType<typeof selectTopUps>>[number]): TopUp {
  return {
    ...row,
    organization: iri("organizations", organizationId),
    createdAt: createdAt.toISOString(),
    updatedAt: updatedAt.toISOString(),
  };
}

/** Whose top-up it is, by name, and what the provider calls it. */
export async function nameOfTopUp(reader: Reader, id: string) {
  const [row] = await selectTopUps(reader, eq(topUp.id, id));
  return (
    row && {
      organizationId: row.organizationId,
      organizationName: row.organizationName,
      reference: row.providerReference,
    }
  );
}

/** What a top-up asks a provider for, and how it stands. */
export async function findIntent(reader: Reader, topUpId: string) {
  const [row] = await reader
    .select({
      provider: topUp.provider,
      transactionId: topUp.transactionId,
      status: transaction.status,
      amountCents: transaction.amountCents,
    })
    .from(topUp)
    .innerJoin(transaction, eq(transaction.id, topUp.transactionId))
    .where(eq(topUp.id, topUpId));
  return row;
}

/** A top-up, locked with its transaction until the end of `tx`. */
export const lockTopUp = (tx: Tx, id: string) => lockTopUpWhere(tx, eq(topUp.id, id));

/** The top-up that a provider's event is about: by Byline's own id where the provider repeats it, else by the provider's reference. */
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
): Promise<PaidTopUp | undefined> {
  return lockTopUpWhere(tx, and(eq(topUp.provider, provider), eq(topUp.paymentReference, paymentReference)));
}

export type PaidTopUp = NonNullable<Awaited<ReturnType<typeof lockTopUpWhere>>>;

async function lockTopUpWhere(tx: Tx, where: SQL | undefined) {
  const [row] = await tx
    .select({
      id: topUp.id,
      organizationId: topUp.organizationId,
      transactionId: topUp.transactionId,
      status: transaction.status,
      amountCents: transaction.amountCents,
    })
    .from(topUp)
    .innerJoin(transaction, eq(transaction.id, topUp.transactionId))
    .where(where)
    .for("update");
  return row;
}

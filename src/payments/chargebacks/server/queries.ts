import { and, desc, eq, inArray, ne, type SQL, sql, sum } from "drizzle-orm";
import type { z } from "zod";
import type { Actor } from "#accounts/actor.ts";
import { organizationsWhere, readableRows } from "#accounts/server/authorize.ts";
import { organization } from "#accounts/server/tables.ts";
import { iri } from "#platform/contract/iri.ts";
import type { PageQuery } from "#platform/contract/wire.ts";
import type { Reader } from "#platform/database/database.ts";
import { literal } from "#platform/database/sql/literals.ts";
import { isOpenMove } from "#platform/lifecycle/lifecycle.ts";
import { type ListedPage, readListByKeys } from "#platform/lists/list.ts";
import { type List, newestFirst, parameters } from "#platform/lists/list-statements.ts";
import type { Cents } from "#platform/money/money.ts";
import { paymentOwed } from "#wallet/server/tables.ts";
import { topUp } from "../../top-ups/server/tables.ts";
import {
  type ChargebackMoveOfPeople,
  type ChargebackStatus,
  chargebackLife,
  chargebackMovesOfPeople,
} from "../chargeback.ts";
import type { Chargeback, chargebackQuery } from "../contract.ts";
import { chargeback } from "./tables.ts";

/** Cents of a top-up that its payer has back for good. */
export const readTakenBack = (reader: Reader, topUpId: string): Promise<Cents> =>
  readSum(reader, and(eq(chargeback.topUpId, topUpId), eq(chargeback.status, "final")));

/** Cents of a top-up that its payer has back, may keep, or is being given. */
export const readGoingBack = (reader: Reader, topUpId: string): Promise<Cents> =>
  readSum(reader, and(eq(chargeback.topUpId, topUpId), ne(chargeback.status, "undone")));

async function readSum(reader: Reader, where: SQL | undefined): Promise<Cents> {
  const [row] = await reader
    .select({ cents: sum(chargeback.amountCents).mapWith(Number) })
    .from(chargeback)
    .where(where);
  return row?.cents ?? 0;
}

/** SQL: refunds that no provider confirmed. $1: the reader's organizations, about which they decide nothing. */
export const refundsThatWait = `
  SELECT created_at AS since FROM chargeback
  WHERE status = ${literal("asked" satisfies ChargebackStatus)} AND organization_id <> ALL ($1::uuid[])`;

/** A refund as the job asks the provider for it. */
export async function findRefund(reader: Reader, id: string) {
  const { provider, status, reference, amountCents } = chargeback;
  const [row] = await reader
    .select({ id: chargeback.id, provider, status, reference, amountCents, paymentReference: topUp.paymentReference })
    .from(chargeback)
    .innerJoin(topUp, eq(topUp.id, chargeback.topUpId))
    .where(eq(chargeback.id, id));
  return row;
}

/** The chargebacks of the actor's organizations, newest first; all of them for an operator. */
export async function listChargebacks(
  reader: Reader,
  actor: Actor,
  filter: z.output<typeof chargebackQuery> & PageQuery,
): Promise<ListedPage<Chargeback>> {
  return readListByKeys(reader, listOf(actor, filter), filter, async (ids) => {
    const rows = await selectChargebacks(reader, inArray(chargeback.id, ids));
    return rows.map((row) => representChargeback(row, actor));
  });
}

/** A branch for each organization; for an operator one of all, by `chargeback_newest`. */
function listOf(actor: Actor, { topUp: topUpId, status }: z.output<typeof chargebackQuery>): List {
  const { values, of } = parameters();
  const places = actor.operator
    ? [undefined]
    : organizationsWhere(actor, "wallet.read").map((id) => `item.organization_id = ${of(id)}`);
  const filtered = [topUpId && `item.top_up_id = ${of(topUpId)}`, status && `item.status = ${of(status)}`];
  const branches = places.map((place) => ({ from: "chargeback AS item", where: [place, ...filtered] }));
  return { name: "chargebacks", branches, order: newestFirst, values };
}

export async function findChargeback(reader: Reader, actor: Actor, id: string): Promise<Chargeback | undefined> {
  const [row] = await selectChargebacks(reader, and(eq(chargeback.id, id), visibleTo(actor)));
  return row && representChargeback(row, actor);
}

const visibleTo = (actor: Actor): SQL | undefined => readableRows(actor, "wallet.read", chargeback.organizationId);

function selectChargebacks(reader: Reader, where: SQL | undefined) {
  const { owedCents, paidCents, droppedCents } = paymentOwed;
  return reader
    .select({
      id: chargeback.id,
      organizationId: chargeback.organizationId,
      organizationName: organization.name,
      topUpId: chargeback.topUpId,
      kind: chargeback.kind,
      status: chargeback.status,
      amountCents: chargeback.amountCents,
      owedCents: sql`coalesce(${owedCents} - ${paidCents} - ${droppedCents}, 0)`.mapWith(Number),
      reference: chargeback.reference,
      reason: chargeback.reason,
      createdAt: chargeback.createdAt,
      updatedAt: chargeback.updatedAt,
    })
    .from(chargeback)
    .innerJoin(organization, eq(organization.id, chargeback.organizationId))
    .leftJoin(paymentOwed, eq(paymentOwed.chargebackId, chargeback.id))
    .where(where)
    .orderBy(desc(chargeback.createdAt), desc(chargeback.id));
}

type ListedChargeback = Awaited<ReturnType<typeof selectChargebacks>>[number];

function representChargeback(
  { organizationId, topUpId, createdAt, updatedAt, ...row }: ListedChargeback,
  actor: Actor,
): Chargeback {
  const isMovable = (name: ChargebackMoveOfPeople) => isOpenMove(chargebackLife, name, row, "operator");
  return {
    ...row,
    moves: actor.operator ? chargebackMovesOfPeople.filter(isMovable) : [],
    organization: iri("organizations", organizationId),
    topUp: iri("top_ups", topUpId),
    createdAt: createdAt.toISOString(),
    updatedAt: updatedAt.toISOString(),
  };
}

import type { Actor } from "#accounts/actor.ts";
import { rightsIn } from "#accounts/permissions.ts";
import type { TradeSide } from "#events/trade-side.ts";
import { iri } from "#platform/contract/iri.ts";
import type { Reader } from "#platform/database/database.ts";
import { isAllowed } from "#platform/lifecycle/lifecycle.ts";
import type { ListedPage } from "#platform/lists/list.ts";
import { shareOf } from "#platform/money/money.ts";
import { missingCents } from "#wallet/low-balance.ts";
import { joinAccount } from "#wallet/server/queries-accounts.ts";
import type { OrderParty } from "../../moves/party.ts";
import type { OrderStatus } from "../../order.ts";
import { type OrderSides, partyOf, showsOrderAmounts } from "../../order-reader.ts";
import { type OfOrder, oldestOfOrder, readOfOrder, statementsOf } from "../../server/queries-of-order.ts";
import { isReached } from "../../server/queries-reach.ts";
import { extraStatuses } from "../../statuses.ts";
import type { OrderExtra } from "../contract.ts";
import { extraLife, extraMovesOfPeople } from "../order-extra.ts";
import { isAnswerOver } from "./disputes.ts";

type ListedExtraRow = Omit<
  OrderExtra,
  | "showsAmounts"
  | "priceCents"
  | "feeCents"
  | "earningsCents"
  | "missingCents"
  | "moves"
  | "dispute"
  | "deadlineAt"
  | "createdAt"
  | "updatedAt"
> &
  OrderSides & {
    priceCents: number;
    orderStatus: OrderStatus;
    feeBasisPoints: number;
    heldCents: number;
    availableCents: number | null;
    toldBy: TradeSide[] | null;
    deadlineAt: Date | null;
    createdAt: Date;
    updatedAt: Date;
    totalItems: number;
  };

export const extraStatements = statementsOf(
  "order-extras",
  oldestOfOrder,
  (asked) => `
  SELECT extra.id, extra.order_id AS "order", extra.kind, extra.name, extra.note, extra.price_cents AS "priceCents",
    extra.proposed_by AS "proposedBy", extra.status, extra.reason, extra.held_cents AS "heldCents", extra.deadline_at AS "deadlineAt",
    (SELECT array_agg(story.party) FROM dispute_story AS story WHERE story.dispute_id = extra.id) AS "toldBy",
    extra.created_at AS "createdAt", extra.updated_at AS "updatedAt", o.status AS "orderStatus", o.fee_basis_points AS "feeBasisPoints",
    account.balance_cents AS "availableCents", o.client_organization_id AS "clientOrganizationId", campaign.project_id AS "projectId",
    o.publisher_organization_id AS "publisherOrganizationId", o.media_project_id AS "mediaProjectId", count(*) OVER () AS "totalItems"
  FROM order_extra AS extra JOIN publication_order AS o ON o.id = extra.order_id JOIN campaign ON campaign.id = o.campaign_id
  LEFT ${joinAccount("available", "o.client_organization_id")}
  WHERE ($2 OR ${isReached}) AND extra.${asked === "id" ? "id" : "order_id"} = $3`,
);

export async function listExtras(reader: Reader, actor: Actor, of: OfOrder): Promise<ListedPage<OrderExtra>> {
  const { rows, ...length } = await readOfOrder<ListedExtraRow>(reader, actor, extraStatements, of);
  return { items: rows.map((row) => representOrderExtra(row, actor)), ...length };
}

export async function findExtra(reader: Reader, actor: Actor, id: string): Promise<OrderExtra | undefined> {
  return (await listExtras(reader, actor, { id })).items[0];
}

function representOrderExtra(row: ListedExtraRow, actor: Actor): OrderExtra {
  const party = partyOf(row, actor);
  const { id, kind, name, note, priceCents, proposedBy, status, reason } = row;
  const feeCents = shareOf(priceCents, row.feeBasisPoints);
  return {
    id,
    kind,
    name,
    note,
    priceCents,
    proposedBy,
    status,
    reason,
    order: iri("orders", row.order),
    showsAmounts: showsOrderAmounts(row, actor),
    feeCents,
    earningsCents: priceCents - feeCents,
    deadlineAt: row.deadlineAt?.toISOString() ?? null,
    missingCents: party === "client" && status === "open" ? missingFor(row) : null,
    dispute: row.toldBy && { toldBy: row.toldBy },
    moves: movesOf(row, actor, party),
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
  };
}

function movesOf(row: ListedExtraRow, actor: Actor, party: OrderParty): OrderExtra["moves"] {
  const places = {
    client: { organizationId: row.clientOrganizationId, projectId: row.projectId },
    publisher: { organizationId: row.publisherOrganizationId, mediaProjectId: row.mediaProjectId },
  };
  const isSide = party === "client" || party === "publisher";
  const maker = { party, may: rightsIn(actor, isSide ? places[party] : undefined) };
  const subject = {
    ...row,
    isTaken: extraStatuses[row.kind].includes(row.orderStatus),
    toldBy: row.toldBy ?? [],
    isAnswerOver: isAnswerOver(row, new Date()),
  };
  return extraMovesOfPeople.filter((name) => isAllowed(extraLife, name, subject, maker));
}

const missingFor = ({
  priceCents,
  heldCents,
  availableCents,
}: Pick<ListedExtraRow, "priceCents" | "heldCents" | "availableCents">): number =>
  missingCents({ totalCents: priceCents, heldCents, availableCents: availableCents ?? 0 });

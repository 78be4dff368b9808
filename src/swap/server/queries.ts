import type { Actor } from "#accounts/actor.ts";
import { reachOf } from "#accounts/permissions.ts";
import type { ConflictKind } from "#cart/conflicts/conflicts.ts";
import { conflictsOf } from "#cart/conflicts/server/queries.ts";
import { type BookedHyperlinkKind, stillOfferedKind } from "#formats/format.ts";
import { findFormatTerms, type OfferedFormat } from "#formats/terms/server/queries.ts";
import { orderMoneyOf } from "#orders/money/money.ts";
import { orderPrice } from "#orders/money/price.ts";
import type { OrderStatus } from "#orders/order.ts";
import { iri } from "#platform/contract/iri.ts";
import type { Reader } from "#platform/database/database.ts";
import { missingCents } from "#wallet/low-balance.ts";
import { joinAccount } from "#wallet/server/queries-accounts.ts";
import type { OrderSwap, SwapOffer, SwapQuery } from "../contract.ts";

type FormerRow = {
  id: string;
  organizationId: string;
  status: OrderStatus;
  totalCents: number;
  feeBasisPoints: number;
  hyperlinkKind: BookedHyperlinkKind;
  availableCents: number;
};

const former = `
  SELECT o.id, o.client_organization_id AS "organizationId", o.status, o.total_cents AS "totalCents", o.fee_basis_points AS "feeBasisPoints",
    o.hyperlink_kind AS "hyperlinkKind", account.balance_cents AS "availableCents"
  FROM publication_order AS o JOIN campaign ON campaign.id = o.campaign_id
  ${joinAccount("available", "o.client_organization_id")}
  WHERE o.id = $1 AND (o.client_organization_id = ANY ($2::uuid[]) OR campaign.project_id = ANY ($2::uuid[]))`;

const conflicts = `
  SELECT ${conflictsOf({ media: "$2::uuid", organizations: "ARRAY[o.client_organization_id]", campaign: "o.campaign_id", order: "o.id" })} AS conflicts
  FROM publication_order AS o WHERE o.id = $1`;

/** Returns the price and conflicts of a swap (R4.9), for actors with the right to swap. */
export async function findSwap(
  reader: Reader,
  actor: Actor,
  id: string,
  query: SwapQuery,
): Promise<OrderSwap | undefined> {
  const { rows } = await reader.$client.query<FormerRow>({
    name: "swap-former",
    text: former,
    values: [id, reachOf(actor, "order.swap")],
  });
  const [found] = rows;
  if (!found) return undefined;
  const { heldCents } = orderMoneyOf(found);
  return {
    id,
    spendableCents: found.availableCents + heldCents,
    offer: await findSwapOffer(reader, found, heldCents, query),
  };
}

async function findSwapOffer(
  reader: Reader,
  { id, organizationId, availableCents, ...booked }: FormerRow,
  heldCents: number,
  { format, hyperlinkKind, extras = [] }: SwapQuery,
): Promise<SwapOffer | null> {
  const terms = format ? await findFormatTerms(reader, format, organizationId) : undefined;
  if (!terms?.available) return null;
  const { rows } = await reader.$client.query<{ conflicts: ConflictKind[] }>({
    name: "swap-conflicts",
    text: conflicts,
    values: [id, terms.mediaId],
  });
  const kind = stillOfferedKind(terms.hyperlinkKind, hyperlinkKind ?? booked.hyperlinkKind);
  const price = orderPrice(terms, { hyperlinkKind: kind, extras });
  return {
    ...representTerms(terms),
    ...price,
    hyperlinkKind: kind,
    extras: price.extras.map(({ name }) => name),
    missingCents: missingCents({ totalCents: price.totalCents, heldCents, availableCents }),
    conflicts: rows[0]?.conflicts ?? [],
  };
}

const representTerms = (terms: OfferedFormat) => ({
  format: iri("formats", terms.formatId),
  version: terms.version,
  media: iri("media", terms.mediaId),
  mediaName: terms.mediaName,
  mediaDomain: terms.mediaDomain,
  formatType: terms.formatType,
  conditions: terms.conditions,
  offeredHyperlinkKind: terms.hyperlinkKind,
  dofollowFeeCents: terms.dofollowFeeCents,
  offeredExtras: terms.extras,
});

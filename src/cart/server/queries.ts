import type { Actor } from "#accounts/actor.ts";
import { effectiveRole, reachedPlaces, seesAmounts } from "#accounts/permissions.ts";
import { authorize } from "#accounts/server/authorize.ts";
import { joinOwnPrice } from "#formats/agreed-prices/server/queries.ts";
import type { Conditions } from "#formats/conditions.ts";
import type { Extra } from "#formats/extras.ts";
import { type BookedHyperlinkKind, bookableKinds, type FormatType, type HyperlinkKind } from "#formats/format.ts";
import { conditionsJson, type OfferedFormat, offeredExtrasSql } from "#formats/terms/server/queries.ts";
import type { Period } from "#media/calendar/calendar.ts";
import type { PublishDateMode } from "#orders/dates/publish-date.ts";
import { readClosed } from "#orders/dates/slots/server/queries.ts";
import { orderPrice } from "#orders/money/price.ts";
import { iri } from "#platform/contract/iri.ts";
import type { PageQuery } from "#platform/contract/wire.ts";
import type { Reader, Tx } from "#platform/database/database.ts";
import { notFound } from "#platform/http/errors.ts";
import { type ListedPage, readListByKeys, readListKeys } from "#platform/lists/list.ts";
import { type List, type ListOrder, parameters } from "#platform/lists/list-statements.ts";
import { shareOf } from "#platform/money/money.ts";
import { readFeesOf } from "#settings/fees/server/queries.ts";
import { joinAccount } from "#wallet/server/queries-accounts.ts";
import { type LineConflicts, readLineConflicts } from "../conflicts/server/queries.ts";
import type { Cart, CartLine } from "../contract.ts";

type CartRow = {
  id: string;
  campaignId: string;
  campaignName: string;
  projectId: string;
  organizationId: string;
  availableCents: number;
  budgetLeftCents: number | null;
  createdAt: Date;
  updatedAt: Date;
};

export type LineRow = {
  id: string;
  cartId: string;
  formatId: string;
  formatVersion: number;
  agreedPriceCents: number;
  publishDateMode: PublishDateMode;
  publishOn: string | null;
  hyperlinkKind: BookedHyperlinkKind;
  chosenExtras: string[];
  formatType: FormatType;
  version: number;
  marketPriceCents: number;
  yourPriceCents: number | null;
  agreedPriceId: string | null;
  offeredExtras: Extra[];
  offeredHyperlinkKind: HyperlinkKind;
  dofollowFeeCents: number;
  conditions: Conditions;
  available: boolean;
  mediaId: string;
  mediaName: string;
  mediaDomain: string;
  verified: boolean;
  publisherId: string;
  publisherName: string;
};

const byKeys = `
  SELECT cart.id, cart.campaign_id AS "campaignId", campaign.name AS "campaignName", cart.project_id AS "projectId", cart.organization_id AS "organizationId",
    account.balance_cents AS "availableCents", campaign.budget_cents - kept.spent_cents - kept.held_cents AS "budgetLeftCents",
    cart.created_at AS "createdAt", cart.updated_at AS "updatedAt"
  FROM unnest($1::uuid[]) WITH ORDINALITY AS page (id, place) JOIN cart USING (id) JOIN campaign ON campaign.id = cart.campaign_id
  JOIN campaign_sum AS kept ON kept.campaign_id = campaign.id
  ${joinAccount("available", "cart.organization_id")}
  ORDER BY page.place`;

const lastChangedFirst: ListOrder = [
  { column: "updated_at", direction: "DESC" },
  { column: "id", direction: "DESC" },
];

export const lineColumns = `
    line.id, line.cart_id AS "cartId", line.format_id AS "formatId", line.format_version AS "formatVersion",
    line.agreed_price_cents AS "agreedPriceCents", line.publish_date_mode AS "publishDateMode", line.publish_on::text AS "publishOn",
    line.hyperlink_kind AS "hyperlinkKind", line.extras AS "chosenExtras", format.format_type AS "formatType", format.version,
    format.price_cents AS "marketPriceCents", agreed.price_cents AS "yourPriceCents", agreed.id AS "agreedPriceId", ${offeredExtrasSql} AS "offeredExtras",
    format.hyperlink_kind AS "offeredHyperlinkKind", format.dofollow_fee_cents AS "dofollowFeeCents",
    ${conditionsJson} AS conditions,
    format.status = 'listed' AND media.status = 'listed' AS available, media.id AS "mediaId", media.name AS "mediaName",
    media.domain AS "mediaDomain", media.verification = 'verified' AS verified, media.organization_id AS "publisherId", publisher.name AS "publisherName"`;

/** SQL: lines of a source with their formats, at the prices of `organization`. */
export const joinsOfLines = (source: string, organization: string) => `
  FROM ${source} JOIN format ON format.id = line.format_id JOIN media_project AS media ON media.id = format.media_project_id
  JOIN organization AS publisher ON publisher.id = media.organization_id
  ${joinOwnPrice(organization)}`;

export const lineJoins = joinsOfLines("cart_line AS line JOIN cart ON cart.id = line.cart_id", "cart.organization_id");

// Planning seven tables takes longer than reading: equality for one cart keeps one plan per connection.
const lines = `SELECT ${lineColumns} ${lineJoins} WHERE line.cart_id = $1 ORDER BY line.created_at, line.id`;
const linesOfSeveral = `SELECT ${lineColumns} ${lineJoins} WHERE line.cart_id = ANY ($1::uuid[]) ORDER BY line.created_at, line.id`;

/** Oldest first; one query for any number of lines. */
export async function readCartLines(reader: Reader, cartId: string): Promise<LineRow[]> {
  const { rows } = await reader.$client.query<LineRow>({ name: "cart-lines", text: lines, values: [cartId] });
  return rows;
}

async function readLinesOfSeveral(reader: Reader, cartIds: string[]): Promise<LineRow[]> {
  const [only] = cartIds;
  if (!only) return [];
  if (cartIds.length === 1) return readCartLines(reader, only);
  const { rows } = await reader.$client.query<LineRow>({
    name: "cart-lines-of-several",
    text: linesOfSeveral,
    values: [cartIds],
  });
  return rows;
}

/** The current price for the buyer's organization, in cents. */
export const priceOf = ({ yourPriceCents, marketPriceCents }: LineRow): number => yourPriceCents ?? marketPriceCents;

/** The format on offer now, at the organization's own price if there is one. */
export const offerOf = (line: LineRow): OfferedFormat => ({
  ...line,
  priceCents: priceOf(line),
  listedPriceCents: line.marketPriceCents,
  hyperlinkKind: line.offeredHyperlinkKind,
  extras: line.offeredExtras,
});

export const choiceOf = ({ hyperlinkKind, publishDateMode, publishOn, chosenExtras: extras }: LineRow) => ({
  hyperlinkKind,
  publishDateMode,
  publishOn,
  extras,
});

/** True when the format has changed since the buyer's choice, or an agreed price has ended. */
export function hasChanged(line: LineRow): boolean {
  return (
    line.version !== line.formatVersion ||
    priceOf(line) > line.agreedPriceCents ||
    !bookableKinds(line.offeredHyperlinkKind).includes(line.hyperlinkKind)
  );
}

/** Carts of projects that the actor sees, last changed first. */
export const listCarts = (
  reader: Reader,
  actor: Actor,
  { campaign, ...page }: PageQuery & { campaign?: string | undefined },
): Promise<ListedPage<Cart>> =>
  readListByKeys(reader, listOf(actor, { campaign }), page, (ids) => readCarts(reader, actor, ids));

export async function findCart(reader: Reader, actor: Actor, id: string): Promise<Cart | undefined> {
  const [found] = await readListKeys(reader, listOf(actor, { id }), 1);
  return found === undefined ? undefined : (await readCarts(reader, actor, [found]))[0];
}

function listOf(actor: Actor, { campaign, id }: { campaign?: string | undefined; id?: string }): List {
  const { values, of } = parameters();
  const { organizations, projects } = reachedPlaces(actor, "campaign.read");
  const narrowed = [campaign && `item.campaign_id = ${of(campaign)}`, id && `item.id = ${of(id)}`];
  const branches = [
    ...organizations.map((place) => `item.organization_id = ${of(place)}`),
    ...projects.map((place) => `item.project_id = ${of(place)}`),
  ].map((place) => ({ from: "cart AS item", where: [place, ...narrowed] }));
  return { name: "carts", branches, order: lastChangedFirst, values };
}

/** In the order of the ids, which were found for this actor. Checks no access itself. */
async function readCarts(reader: Reader, actor: Actor, ids: string[]): Promise<Cart[]> {
  const [{ rows }, all, conflicts] = await Promise.all([
    reader.$client.query<CartRow>({ name: "carts-by-keys", text: byKeys, values: [ids] }),
    readLinesOfSeveral(reader, ids),
    readLineConflicts(reader, ids),
  ]);
  const closed = await readClosed(reader, [...new Set(all.map(({ mediaId }) => mediaId))]);
  const fees = await readFeesOf(reader, [...new Set(all.map(({ publisherId }) => publisherId))]);
  return rows.map((row) =>
    representCart(
      row,
      all.filter(({ cartId }) => cartId === row.id),
      { conflicts, closed, fees },
      { role: effectiveRole(actor, row) ?? 2, showsAmounts: seesAmounts(actor, row) },
    ),
  );
}

function representCart(
  row: CartRow,
  of: LineRow[],
  { conflicts, closed, fees }: { conflicts: LineConflicts; closed: Map<string, Period[]>; fees: Map<string, number> },
  reader: Pick<Cart, "role" | "showsAmounts">,
): Cart {
  const shown = of.map((line) => ({
    ...representLine(line),
    closed: closed.get(line.mediaId) ?? [],
    conflicts: conflicts.get(line.id) ?? [],
  }));
  const totalCents = shown.reduce((sum, line) => sum + line.totalCents, 0);
  const feeOfLine = ({ publisherId }: LineRow, index: number) =>
    shareOf(shown[index]?.totalCents ?? 0, fees.get(publisherId) ?? 0);
  return {
    id: row.id,
    campaign: iri("campaigns", row.campaignId),
    campaignName: row.campaignName,
    organization: iri("organizations", row.organizationId),
    lines: shown,
    totalCents,
    feeCents: of.map(feeOfLine).reduce((sum, cents) => sum + cents, 0),
    availableCents: row.availableCents,
    budgetLeftCents: row.budgetLeftCents,
    shortByCents: Math.max(0, totalCents - row.availableCents),
    ...reader,
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
  };
}

function representLine(line: LineRow): Omit<CartLine, "closed" | "conflicts" | "totalCents"> & { totalCents: number } {
  const price = orderPrice(offerOf(line), choiceOf(line));
  return {
    id: line.id,
    format: iri("formats", line.formatId),
    media: iri("media", line.mediaId),
    mediaName: line.mediaName,
    mediaDomain: line.mediaDomain,
    verified: line.verified,
    formatType: line.formatType,
    contributor: line.conditions.contributor,
    offeredHyperlinkKind: line.offeredHyperlinkKind,
    hyperlinkKind: line.hyperlinkKind,
    offeredExtras: line.offeredExtras,
    extras: line.chosenExtras,
    publishDateMode: line.publishDateMode,
    publishOn: line.publishOn,
    turnaroundHours: line.conditions.turnaroundHours,
    priceCents: price.priceCents,
    hyperlinkFeeCents: price.hyperlinkFeeCents,
    dofollowFeeCents: line.dofollowFeeCents,
    extrasCents: price.extras.reduce((sum, { priceCents }) => sum + priceCents, 0),
    totalCents: price.totalCents,
    agreedPriceCents: line.agreedPriceCents,
    listedPriceCents: line.marketPriceCents,
    changed: hasChanged(line),
    available: line.available,
  };
}

/** Locks a cart that the actor may change, so that changes and a booking run in turn. */
export async function lockCart(tx: Tx, actor: Actor, id: string): Promise<{ organizationId: string }> {
  const { rows } = await tx.$client.query<{ projectId: string; organizationId: string }>({
    name: "cart-lock",
    text: `SELECT project.id AS "projectId", project.organization_id AS "organizationId"
           FROM cart JOIN campaign ON campaign.id = cart.campaign_id JOIN project ON project.id = campaign.project_id
           WHERE cart.id = $1 FOR UPDATE OF cart`,
    values: [id],
  });
  const [found] = rows;
  if (!found) throw notFound("This cart");
  authorize(actor, "cart.edit", found, "This cart");
  return found;
}

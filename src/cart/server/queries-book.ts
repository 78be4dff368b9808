import { v7 } from "uuid";
import type { Actor } from "#accounts/actor.ts";
import { organizationsOf } from "#accounts/permissions.ts";
import { authorize } from "#accounts/server/authorize.ts";
import { type LockedPlan, planColumns, planLocks } from "#campaigns/server/queries-budget.ts";
import { bookableKinds } from "#formats/format.ts";
import type { ChosenLine } from "#orders/contract.ts";
import { type BeginningRow, beginningColumns } from "#orders/server/queries-beginnings.ts";
import { type BuyerNames, buyerColumns } from "#orders/server/queries-represent.ts";
import { areRelated } from "#payments/relations/server/queries.ts";
import type { Tx } from "#platform/database/database.ts";
import { notFound } from "#platform/http/errors.ts";
import { type LockedAccounts, lockToHold } from "#wallet/server/commands/lock-accounts.ts";
import { joinsOfLines, type LineRow, lineColumns, lineJoins, priceOf } from "./queries.ts";

export type CartBuyer = LockedPlan & BuyerNames;

/** Like `lockCart`, and locks the campaign, whose bookings run in turn too. */
export async function lockCartToBook(tx: Tx, actor: Actor, id: string): Promise<CartBuyer> {
  const { rows } = await tx.$client.query<CartBuyer>({
    name: "cart-lock-to-book",
    text: `SELECT ${planColumns}, ${buyerColumns}
           FROM cart JOIN campaign ON campaign.id = cart.campaign_id JOIN project ON project.id = campaign.project_id
           JOIN organization AS client ON client.id = project.organization_id
           WHERE cart.id = $1 FOR UPDATE OF cart ${planLocks}`,
    values: [id],
  });
  const [found] = rows;
  if (!found) throw notFound("This cart");
  authorize(actor, "cart.book", found, "This cart");
  return found;
}

/** Locks the campaign like `lockCartToBook`, for orders that come by no cart. */
export async function lockCampaignToBook(tx: Tx, actor: Actor, id: string): Promise<CartBuyer> {
  const { rows } = await tx.$client.query<CartBuyer>({
    name: "campaign-lock-to-book",
    text: `SELECT ${planColumns}, ${buyerColumns}
           FROM campaign JOIN project ON project.id = campaign.project_id
           JOIN organization AS client ON client.id = project.organization_id
           WHERE campaign.id = $1 ${planLocks}`,
    values: [id],
  });
  const [found] = rows;
  if (!found) throw notFound("This campaign");
  authorize(actor, "cart.book", found, "This campaign");
  return found;
}

/** Locks the money that a cart's booking holds, if the actor belongs to its organization: nobody else may hold it up. */
export const lockMoneyOfCart = (tx: Tx, actor: Actor, id: string): Promise<LockedAccounts> =>
  lockToHold(tx, {
    name: "cart-money-lock",
    text: "SELECT organization_id FROM cart WHERE id = $1 AND organization_id IN (SELECT json_array_elements_text($2)::uuid)",
    values: [id, JSON.stringify(organizationsOf(actor))],
  });

const columnsToBook = (organization: string) =>
  `${lineColumns}, ${areRelated(organization, "media.organization_id")} AS "isRelated", ${beginningColumns("media.organization_id")}`;

const linesToBook = `
  SELECT ${columnsToBook("project.organization_id")}
  ${lineJoins} CROSS JOIN operator_setting WHERE line.cart_id = $1 ORDER BY line.created_at, line.id`;

/** A line with the start of its order. `isRelated`: its publisher stands on the buyer's side (decision 0101). */
export type LineToBook = LineRow & BeginningRow & { isRelated: boolean };

/** Reads the lines with all that a booking asks of them, oldest first. */
export async function readLinesToBook(tx: Tx, cartId: string): Promise<LineToBook[]> {
  const { rows } = await tx.$client.query<LineToBook>({
    name: "cart-lines-to-book",
    text: linesToBook,
    values: [cartId],
  });
  return rows;
}

const newLines = `
  SELECT ${columnsToBook("$2::uuid")}
  ${joinsOfLines(
    `json_to_recordset($1) AS line (id uuid, cart_id uuid, format_id uuid, format_version integer, agreed_price_cents bigint,
  publish_date_mode text, publish_on date, hyperlink_kind text, extras jsonb)`,
    "$2::uuid",
  )} CROSS JOIN operator_setting ORDER BY line.id`;

/** The same of lines that stand in no cart, as if their buyer had just seen the formats. */
export async function readNewLines(tx: Tx, organizationId: string, wanted: ChosenLine[]): Promise<LineToBook[]> {
  const written = wanted.map((line) => ({
    id: v7(),
    format_id: line.format,
    publish_date_mode: line.publishDateMode,
    publish_on: line.publishOn,
    hyperlink_kind: line.hyperlinkKind,
    extras: line.extras,
  }));
  const statement = { name: "new-lines-to-book", text: newLines, values: [JSON.stringify(written), organizationId] };
  return (await tx.$client.query<LineToBook>(statement)).rows.map((line) => ({
    ...line,
    formatVersion: line.version,
    agreedPriceCents: priceOf(line),
    hyperlinkKind: line.hyperlinkKind ?? bookableKinds(line.offeredHyperlinkKind)[0] ?? "Without",
  }));
}

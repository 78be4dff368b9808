import { v7 } from "uuid";
import type { Actor } from "#accounts/actor.ts";
import { areRelated } from "#accounts/organizations/server/queries-related.ts";
import { authorize } from "#accounts/server/authorize.ts";
import { type LockedPlan, planColumns, planLocks } from "#campaigns/server/queries-budget.ts";
import { bookableKinds } from "#formats/format.ts";
import type { ChosenLine } from "#orders/contract.ts";
import { type BeginningRow, beginningColumns } from "#orders/server/queries-beginnings.ts";
import { type BuyerNames, buyerColumns } from "#orders/server/queries-represent.ts";
import type { Tx } from "#platform/database/database.ts";
import { inOrder } from "#platform/database/in-order.ts";
import { notFound } from "#platform/http/errors.ts";
import { type LockedAccounts, lockToHold } from "#wallet/server/commands/lock-accounts.ts";
import { joinsOfLines, type LineRow, lineColumns, lineJoins, priceOf } from "./queries.ts";

export type CartBuyer = LockedPlan & BuyerNames;

/** A cart with what its booking moves. `buyer` is undefined where there is no such cart. */
export type LockedCart = { buyer: CartBuyer | undefined; money: LockedAccounts | undefined; lines: LineToBook[] };

/** Locks cart, campaign and money in this order, for a caller whose right to book is looked at afterwards. */
export async function lockCartToBook(tx: Tx, { id, userId }: { id: string; userId: string }): Promise<LockedCart> {
  const [buyer, money, lines] = await inOrder([lockBuyer(tx, id), lockMoney(tx, userId, id), readLinesToBook(tx, id)]);
  // A service account, which is no member, has its money locked as it is posted.
  return { buyer, money: money.accounts.size > 0 ? money : undefined, lines };
}

async function lockBuyer(tx: Tx, id: string): Promise<CartBuyer | undefined> {
  const { rows } = await tx.$client.query<CartBuyer>({
    name: "cart-lock-to-book",
    text: `SELECT ${planColumns}, ${buyerColumns}
           FROM cart JOIN campaign ON campaign.id = cart.campaign_id JOIN project ON project.id = campaign.project_id
           JOIN organization AS client ON client.id = project.organization_id
           WHERE cart.id = $1 FOR UPDATE OF cart ${planLocks}`,
    values: [id],
  });
  return rows[0];
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

/** Locks the money that a cart's booking holds, if the person belongs to its organization: nobody else may hold it up. */
const lockMoney = (tx: Tx, userId: string, id: string): Promise<LockedAccounts> =>
  lockToHold(tx, {
    name: "cart-money-lock",
    text: `SELECT organization_id FROM cart WHERE id = $1
           AND (EXISTS (SELECT FROM organization_member AS member WHERE member.organization_id = cart.organization_id AND member.user_id = $2)
             OR EXISTS (SELECT FROM place_member AS member WHERE member.organization_id = cart.organization_id AND member.user_id = $2))`,
    values: [id, userId],
  });

const columnsToBook = (organization: string) =>
  `${lineColumns}, ${areRelated(organization, "media.organization_id")} AS "isRelated", ${beginningColumns("media.organization_id")}`;

const linesToBook = `
  SELECT ${columnsToBook("cart.organization_id")}
  ${lineJoins} CROSS JOIN operator_setting WHERE line.cart_id = $1 ORDER BY line.created_at, line.id`;

/** A line with the start of its order. `isRelated`: its publisher stands on the buyer's side (decision 0101). */
export type LineToBook = LineRow & BeginningRow & { isRelated: boolean };

/** Reads the lines with all that a booking asks of them, oldest first. */
async function readLinesToBook(tx: Tx, cartId: string): Promise<LineToBook[]> {
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

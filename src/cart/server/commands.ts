import { and, eq, inArray, sql } from "drizzle-orm";
import type { Actor } from "#accounts/actor.ts";
import { authorize } from "#accounts/server/authorize.ts";
import { locateCampaign } from "#campaigns/server/queries.ts";
import { ownPriceOf, ownPricesOf } from "#formats/agreed-prices/server/queries.ts";
import { offeredExtras } from "#formats/extras.ts";
import { bookableKinds, stillOfferedKind } from "#formats/format.ts";
import { findFormat, listFormatsByIds } from "#formats/server/queries.ts";
import { refuseWrongChoice } from "#orders/choices/server/queries.ts";
import { idOf } from "#platform/contract/iri.ts";
import type { Tx } from "#platform/database/database.ts";
import { conflict, invalid, notFound } from "#platform/http/errors.ts";
import { catalogue } from "#platform/words/catalogue.ts";
import {
  type AddLineInput,
  type AddLinesInput,
  type DateLinesInput,
  type EditLineInput,
  linesMax,
} from "../contract.ts";
import { lockCart, priceOf, readCartLines } from "./queries.ts";
import { dateProblemOf } from "./queries-dates.ts";
import { cart, cartLine } from "./tables.ts";

const texts = catalogue("cart.server.commands", {
  alreadyInCart: "This format is already in the cart.",
  notAvailable: "Some of these formats are no longer available. Choose the others again, then add them.",
  cartFull: (linesMax: number) => `A cart holds at most ${linesMax} lines. Book it, then fill the next one.`,
});

/** Returns the campaign's cart, made when missing. */
export async function openCart(tx: Tx, actor: Actor, campaignId: string): Promise<string> {
  const campaign = await locateCampaign(tx, campaignId);
  if (!campaign) throw notFound("This campaign");
  authorize(actor, "cart.edit", campaign, "This campaign");
  const [row] = await tx
    .insert(cart)
    .values({ campaignId, projectId: campaign.projectId, organizationId: campaign.organizationId })
    .onConflictDoUpdate({ target: cart.campaignId, set: { campaignId } })
    .returning({ id: cart.id });
  if (!row) throw new Error("cart was not written");
  return row.id;
}

/** Adds a listed format once, with the version and price that the buyer saw. */
export async function addLine(tx: Tx, actor: Actor, cartId: string, input: AddLineInput): Promise<void> {
  const { organizationId } = await lockCart(tx, actor, cartId);
  const format = await findFormat(tx, actor, input.format);
  if (format?.status !== "listed") throw notFound("This format");
  const [first = "Without"] = bookableKinds(format.hyperlinkKind);
  const choice = { publishDateMode: "After" as const, publishOn: null, hyperlinkKind: first, extras: [], ...input };
  await refuseWrongChoice(tx, choice, { ...format, mediaId: idOf(format.media), extras: offeredExtras(format) });
  if ((await tx.$count(cartLine, eq(cartLine.cartId, cartId))) >= linesMax) throw cartIsFull();
  const { publishDateMode, publishOn, hyperlinkKind, extras } = choice;
  const added = await tx
    .insert(cartLine)
    .values({
      cartId,
      formatId: input.format,
      formatVersion: format.version,
      agreedPriceCents: (await ownPriceOf(tx, organizationId, input.format)) ?? format.priceCents,
      publishDateMode,
      publishOn,
      hyperlinkKind,
      extras,
    })
    .onConflictDoNothing()
    .returning({ id: cartLine.id });
  if (added.length === 0) throw conflict("already_in_cart", texts.alreadyInCart);
  await touch(tx, cartId);
}

/** Adds several listed formats with their usual choices, all or none. Lines that are there stay as they are. */
export async function addLines(tx: Tx, actor: Actor, cartId: string, { formats }: AddLinesInput): Promise<void> {
  const { organizationId } = await lockCart(tx, actor, cartId);
  const { items } = await listFormatsByIds(tx, actor, [...new Set(formats)]);
  const listed = items.filter(({ status }) => status === "listed");
  if (listed.length < new Set(formats).size) throw conflict("not_available", texts.notAvailable);
  const own = await ownPricesOf(tx, organizationId, formats);
  await tx
    .insert(cartLine)
    .values(
      listed.map(({ id, version, priceCents, hyperlinkKind }) => ({
        cartId,
        formatId: id,
        formatVersion: version,
        agreedPriceCents: own.get(id) ?? priceCents,
        publishDateMode: "After" as const,
        publishOn: null,
        hyperlinkKind: bookableKinds(hyperlinkKind)[0] ?? "Without",
        extras: [],
      })),
    )
    .onConflictDoNothing();
  if ((await tx.$count(cartLine, eq(cartLine.cartId, cartId))) > linesMax) throw cartIsFull();
  await touch(tx, cartId);
}

const cartIsFull = () => conflict("cart_full", texts.cartFull(linesMax));

/** `acceptChanges` takes the format as it is now. */
export async function changeLine(tx: Tx, actor: Actor, cartId: string, input: EditLineInput): Promise<void> {
  await lockCart(tx, actor, cartId);
  const line = (await readCartLines(tx, cartId)).find(({ id }) => id === input.line);
  if (!line) throw notFound("This line");
  const accepted = input.acceptChanges
    ? {
        formatVersion: line.version,
        agreedPriceCents: priceOf(line),
        hyperlinkKind: stillOfferedKind(line.offeredHyperlinkKind, line.hyperlinkKind),
      }
    : {};
  const choice = {
    publishDateMode: input.publishDateMode ?? line.publishDateMode,
    publishOn: input.publishOn === undefined ? line.publishOn : input.publishOn,
    hyperlinkKind: input.hyperlinkKind ?? accepted.hyperlinkKind ?? line.hyperlinkKind,
    extras: input.extras ?? line.chosenExtras.filter((name) => line.offeredExtras.some((extra) => extra.name === name)),
  };
  await refuseWrongChoice(tx, choice, {
    mediaId: line.mediaId,
    hyperlinkKind: line.offeredHyperlinkKind,
    extras: line.offeredExtras,
    turnaroundHours: line.conditions.turnaroundHours,
  });
  await tx
    .update(cartLine)
    .set({ ...accepted, ...choice, updatedAt: sql`now()` })
    .where(eq(cartLine.id, line.id));
  await touch(tx, cartId);
}

/** Sets one publish date for all lines or none; the error names lines that can't keep it. */
export async function dateLines(
  tx: Tx,
  actor: Actor,
  cartId: string,
  { lines, ...date }: DateLinesInput,
): Promise<void> {
  await lockCart(tx, actor, cartId);
  const chosen = (await readCartLines(tx, cartId)).filter(({ id }) => lines.includes(id));
  if (chosen.length < new Set(lines).size) throw notFound("This line");
  const problem = await dateProblemOf(
    tx,
    chosen.map((line) => ({ ...line, ...date })),
  );
  if (problem) throw invalid("publishOn", problem, "publish_date");
  await tx
    .update(cartLine)
    .set({ ...date, updatedAt: sql`now()` })
    .where(and(eq(cartLine.cartId, cartId), inArray(cartLine.id, lines)));
  await touch(tx, cartId);
}

export async function removeLine(tx: Tx, actor: Actor, cartId: string, lineId: string): Promise<void> {
  await lockCart(tx, actor, cartId);
  const removed = await tx
    .delete(cartLine)
    .where(and(eq(cartLine.id, lineId), eq(cartLine.cartId, cartId)))
    .returning({ id: cartLine.id });
  if (removed.length === 0) throw notFound("This line");
  await touch(tx, cartId);
}

async function touch(tx: Tx, cartId: string): Promise<void> {
  await tx.update(cart).set({ updatedAt: sql`now()` }).where(eq(cart.id, cartId));
}

/** Removes a format from the cart when an offer is made for it. */
export async function takeOutOfCart(tx: Tx, campaignId: string, formatId: string): Promise<void> {
  await tx.$client.query({
    name: "cart-take-out",
    text: `WITH locked AS (SELECT id FROM cart WHERE campaign_id = $1 FOR UPDATE)
           DELETE FROM cart_line USING locked WHERE cart_id = locked.id AND format_id = $2`,
    values: [campaignId, formatId],
  });
}

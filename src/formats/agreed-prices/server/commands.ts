import { and, eq, gt, sql } from "drizzle-orm";
import type { Actor } from "#accounts/actor.ts";
import { recordEvents } from "#events/server/commands.ts";
import type { Tx } from "#platform/database/database.ts";
import { conflict, forbidden, notFound } from "#platform/http/errors.ts";
import { catalogue } from "#platform/words/catalogue.ts";
import { placeOfFormat } from "../../server/queries.ts";
import type { KeptPrice } from "../agreed-price.ts";
import type { AgreedPriceHappening, EndPriceInput } from "../contract.ts";
import { findAgreedPrice } from "./queries.ts";
import { agreedPrice } from "./tables.ts";

const texts = catalogue("formats.agreedPrices.server.commands", {
  priceEnded: "Your agreed price has ended. Look at the price again, then book.",
  priceEndsSooner: "This price ends before that already. There is nothing left to do.",
});

type Agreement = KeptPrice & { id: string; organizationId: string; formatId: string; priceCents: number };

/**
 * Sets an organization's price for a format, in cents. Replaces an earlier one, except by a price for one order alone.
 * The offer's own order counts as the first.
 */
export async function agreePrice(tx: Tx, agreement: Agreement): Promise<void> {
  const { id, organizationId, formatId, priceCents, keptDays, keptOrders: ordersMax } = agreement;
  if (ordersMax === 1) return;
  const endsAt = keptDays === null ? null : sql<Date>`now() + make_interval(days => ${keptDays})`;
  const agreed = { id, priceCents, endsAt, ordersMax, ordersUsed: 1, createdAt: sql`now()`, updatedAt: sql`now()` };
  await tx
    .insert(agreedPrice)
    .values({ organizationId, formatId, ...agreed })
    .onConflictDoUpdate({ target: [agreedPrice.organizationId, agreedPrice.formatId], set: agreed });
}

const use = `
  UPDATE agreed_price SET orders_used = orders_used + 1, updated_at = now()
  FROM (SELECT id FROM agreed_price WHERE id = ANY ($1::uuid[]) ORDER BY id FOR UPDATE) AS locked
  WHERE agreed_price.id = locked.id AND (ends_at IS NULL OR ends_at > now()) AND (orders_max IS NULL OR orders_used < orders_max)`;

/** Counts one order for each price, under locks. Throws 409 `price_ended` where a price ended since it was read. */
export async function countAgreedPrices(tx: Tx, ids: string[]): Promise<void> {
  if (ids.length === 0) return;
  const { rowCount } = await tx.$client.query({ name: "agreed-prices-use", text: use, values: [ids] });
  if (rowCount !== ids.length) throw conflict("price_ended", texts.priceEnded);
}

/** Undoes the count of an order that ended unpublished. */
export async function giveBackAgreedPrice(tx: Tx, id: string): Promise<void> {
  await tx
    .update(agreedPrice)
    .set({ ordersUsed: sql`${agreedPrice.ordersUsed} - 1` })
    .where(and(eq(agreedPrice.id, id), gt(agreedPrice.ordersUsed, 0)));
}

/** Ends a price after `days` of notice; booked orders keep it. Throws 404, 403, and 409 `price_ends_sooner`. */
export async function endAgreedPrice(tx: Tx, actor: Actor, id: string, { days, reason }: EndPriceInput): Promise<void> {
  const [row] = await tx.select().from(agreedPrice).where(eq(agreedPrice.id, id)).for("update");
  const price = row && (await findAgreedPrice(tx, actor, id));
  const place = row && (await placeOfFormat(tx, row.formatId));
  if (!price || !place) throw notFound("This agreed price");
  if (!price.mayEnd) throw forbidden();
  const [ended] = await tx
    .update(agreedPrice)
    .set({ endsAt: sql`now() + make_interval(days => ${days})`, updatedAt: sql`now()` })
    .where(and(eq(agreedPrice.id, id), sql`coalesce(ends_at, 'infinity') > now() + make_interval(days => ${days})`))
    .returning({ id: agreedPrice.id });
  if (!ended) throw conflict("price_ends_sooner", texts.priceEndsSooner);
  await recordEvents(tx, [
    {
      subject: "agreedPrice",
      subjectId: id,
      verb: "end" satisfies AgreedPriceHappening,
      organizationIds: [row.organizationId, place.organizationId],
      party: "publisher",
      actorId: actor.userId,
      message: reason,
    },
  ]);
}

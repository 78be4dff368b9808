import { and, eq } from "drizzle-orm";
import type { Actor } from "#accounts/actor.ts";
import type { AddLineInput } from "#cart/contract.ts";
import { bookCart } from "#cart/server/book-cart.ts";
import { addLine, openCart } from "#cart/server/commands.ts";
import { lockCartToBook } from "#cart/server/queries-book.ts";
import type { FormatType } from "#formats/format.ts";
import { format } from "#formats/server/tables.ts";
import { mediaProject } from "#media/server/tables.ts";
import { outletsOfOkafor } from "./outlets.ts";
import { topUpFor } from "./top-ups.ts";
import type { World } from "./world.ts";

export type SoldFormat = { id: string; priceCents: number; domain: string; seller: Actor };
export type BookedOrder = { id: string; seller: Actor; buyer: Actor; url: string };

/** An outlet's format, and who answers for it. */
export async function formatOf({ tx, people }: World, outlet: string, formatType: FormatType): Promise<SoldFormat> {
  const [found] = await tx
    .select({ id: format.id, priceCents: format.priceCents, domain: mediaProject.domain })
    .from(format)
    .innerJoin(mediaProject, eq(format.mediaProjectId, mediaProject.id))
    .where(and(eq(mediaProject.name, outlet), eq(format.formatType, formatType)));
  if (!found) throw new Error(`the demo's ${outlet} sells no ${formatType}`);
  return { ...found, seller: outletsOfOkafor.includes(outlet) ? people.pia : people.paul };
}

/** Books one format through the cart. The publication's address is where the demo's site will show it. */
export async function book(
  world: World,
  buyer: Actor,
  campaign: string,
  { id: sold, domain, seller, priceCents }: SoldFormat,
  choice: Omit<AddLineInput, "format"> = {},
): Promise<BookedOrder> {
  const { tx } = world;
  await topUpFor(world, buyer, priceCents);
  const cart = await openCart(tx, buyer, campaign);
  await addLine(tx, buyer, cart, { format: sold, ...choice });
  const [order] = await bookCart(tx, buyer, await lockCartToBook(tx, { id: cart, userId: buyer.userId }), {});
  if (!order) throw new Error("the demo booked nothing");
  return { id: order.id, seller, buyer, url: `http://${domain}/stories/${order.number}` };
}

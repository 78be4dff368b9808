import type { Tx } from "#platform/database/database.ts";
import { imagesNamedIn } from "#platform/files/address.ts";
import { markUsed } from "#platform/files/commands.ts";
import { findAttachable } from "./queries.ts";
import { orderImage } from "./tables.ts";

/** Shows both sides of an order the images that its writer may attach (`findAttachable`). Others stay hidden. */
export async function attachImages(
  tx: Tx,
  { id: orderId, clientOrganizationId }: { id: string; clientOrganizationId: string },
  { userId }: { userId: string },
  text: string,
): Promise<void> {
  const named = imagesNamedIn(text);
  if (named.length === 0) return;
  const own = await findAttachable(tx, named, { userId, clientOrganizationId });
  if (own.length === 0) return;
  await markUsed(tx, own, "text");
  await tx
    .insert(orderImage)
    .values(own.map((fileId) => ({ orderId, fileId })))
    .onConflictDoNothing();
}

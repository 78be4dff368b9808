import type { Actor } from "#accounts/actor.ts";
import type { Tx } from "#platform/database/database.ts";
import { readNow } from "#platform/database/now.ts";
import { attachImages } from "../../images/server/commands.ts";
import { openFields } from "../../open-fields.ts";
import { lockFor } from "../../server/sides.ts";
import { takeInContent, textClosed } from "../../server/text/content.ts";
import { keepVersion } from "../../server/text-versions.ts";
import type { TextVersionInput } from "../contract.ts";

/**
 * Keeps a writer's discarded text and returns its id. Throws 404 for a stranger, 403 without permission, 409
 * `text_closed`, 422 for an unreadable text.
 */
export async function keepOwnVersion(tx: Tx, actor: Actor, input: TextVersionInput): Promise<string> {
  const { row, party } = await lockFor(tx, actor, input.order, { client: "order.write", publisher: "order.answer" });
  const side = party === "publisher" ? party : "client";
  if (side === "publisher" && !openFields(row.status, side).includes("content")) throw textClosed();
  const content = await takeInContent(input.content);
  await attachImages(tx, row, actor, content);
  return keepVersion(tx, "kept", {
    id: row.id,
    side,
    title: input.title,
    content,
    textBy: actor.userId,
    textAt: await readNow(tx),
  });
}

import { eq, sql } from "drizzle-orm";
import type { Actor } from "#accounts/actor.ts";
import type { Tx } from "#platform/database/database.ts";
import { dueNow } from "#platform/database/now.ts";
import { notFound } from "#platform/http/errors.ts";
import { lockWebhook, requireActive } from "../../server/commands.ts";
import { webhookDelivery } from "../../server/tables.ts";

/** Makes a delivery due once more, whether or not it arrived. Throws 409 `webhook_paused`. */
export async function sendAgain(tx: Tx, actor: Actor, id: string): Promise<void> {
  const [found] = await tx
    .select({ webhookId: webhookDelivery.webhookId })
    .from(webhookDelivery)
    .where(eq(webhookDelivery.id, id));
  if (!found) throw notFound("This delivery");
  requireActive(await lockWebhook(tx, actor, found.webhookId));
  await tx
    .update(webhookDelivery)
    .set({ dueAt: sql.raw(dueNow), attempts: 0, firstTriedAt: null, deliveredAt: null, problem: null })
    .where(eq(webhookDelivery.id, id));
}

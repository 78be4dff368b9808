import { createWebhook, editWebhook } from "#webhooks/server/commands.ts";
import { programHost } from "./addresses.ts";
import type { Scene } from "./agenda.ts";
import { days } from "./clock.ts";
import { ownOf, type World } from "./world.ts";

const loopback = new Map([[programHost, "127.0.0.1"]]);

/** A program that takes its events and one that is paused; none without the installation's encryption key. */
export async function* webhookScene({ clock, tx, files: { sealer }, people: { ada } }: World): Scene {
  if (!sealer.isReady()) return;
  yield clock.ago(days(9));
  const parts = { sealer, hosts: loopback };
  const organization = ownOf(ada);
  const orderDesk = {
    organization,
    url: `http://${programHost}/orders`,
    description: "Order desk",
    events: [],
    shape: "standard" as const,
  };
  await createWebhook(tx, ada, orderDesk, parts);
  const channel = {
    organization,
    url: "https://channels.example/press-room",
    description: "Press room channel",
    events: ["order.published", "order.completed"],
    shape: "slack" as const,
  };
  const { id } = await createWebhook(tx, ada, channel, parts);
  yield clock.ago(days(2));
  await editWebhook(tx, ada, id, { state: "paused" }, parts);
}

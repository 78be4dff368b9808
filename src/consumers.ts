import type { AnyEventConsumer } from "#events/server/commands.ts";
import { notificationConsumer } from "#notifications/server/consumer.ts";
import { webhookConsumer } from "#webhooks/server/consumer.ts";
import { tellers } from "./tellers.ts";

export const consumers: AnyEventConsumer[] = [notificationConsumer(tellers), webhookConsumer];

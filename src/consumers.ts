import { notificationConsumer } from "#notifications/server/consumer.ts";
import { tellers } from "./tellers.ts";

export const consumers = [notificationConsumer(tellers)];

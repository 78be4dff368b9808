import { notificationConsumer } from "#notifications/server/consumer.ts";
import { tellers } from "./tellers.ts";

/** Everybody who reads events, each with its own position. */
export const consumers = [notificationConsumer(tellers)];

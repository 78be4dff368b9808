import type { RecordedEvent } from "#events/event.ts";
import type { EventConsumer } from "#events/server/commands.ts";
import { noticeOf } from "../public-events.ts";
import { fanOut } from "./queries-fan-out.ts";

/** Files public events for programs outside; a sender of its own delivers them (decision 0186). */
export const webhookConsumer: EventConsumer<RecordedEvent> = {
  name: "webhooks",
  concerns: (event) => noticeOf(event) !== undefined,
  take: async (_tx, event) => event,
  takesWithoutDatabase: true,
  finish: fanOut,
};

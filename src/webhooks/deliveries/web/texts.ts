import { catalogue } from "#platform/words/catalogue.ts";
import { counted, inFigures } from "#platform/words/number-words.ts";
import type { DeliveryState } from "../../webhook.ts";

export const texts = catalogue("webhookDeliveries", {
  label: "Deliveries",
  show: "Show",
  all: "All",
  states: { waiting: "Waiting", delivered: "Delivered", given_up: "Given up" } satisfies Record<DeliveryState, string>,
  none: "Nothing sent yet",
  noneText: "Each event that is sent shows up here for 30 days, with its answer.",
  noneOfState: "No deliveries in this state",
  noneOfStateText: "Show all to see the others.",
  attempts: (count: number) => counted(count, "attempt"),
  next: (when: string) => `next ${when}`,
  answered: (status: number, milliseconds: number) => `${status} in ${inFigures(milliseconds)} ms`,
  details: "Details",
  detailsOf: (name: string) => `Details of ${name}`,
  request: "Request",
  answer: "Answer",
  empty: "empty",
  again: "Send again",
  againNamed: (name: string) => `Send again: ${name}`,
  sentAgain: "The event is on its way",
});

import { z } from "zod";
import { callsBelow } from "#platform/contract/plain-calls.ts";
import { get, list, resource } from "#platform/contract/resource.ts";
import { instant, linkIn, severalOf } from "#platform/contract/wire.ts";
import { publicEventNames } from "../public-events.ts";

const permission = "event.read";

const publicEventSchema = z.object({
  id: z.string(),
  name: z.enum(publicEventNames).describe("The thing that happened, by a name that never changes."),
  version: z.int().describe("The version of its payload."),
  about: z.string().describe("The address of the resource, which answers the payload."),
  sequence: z.int().describe("1, 2, 3 … for the events of one resource, in the order in which they happened."),
  createdAt: instant().describe("When it happened, UTC."),
});
export type PublicEvent = z.infer<typeof publicEventSchema>;

const eventFilter = {
  organization: linkIn("organizations").optional().describe("Only those that concern this organization of yours."),
  name: severalOf(z.enum(publicEventNames)).describe("Only those with one of these names."),
};
const lastKnown = z.uuid().optional().describe("The id of the last event that you know; later ones follow.");

const eventsQuery = z.object({ ...eventFilter, after: lastKnown });
export const eventStreamQuery = z.object({ ...eventFilter, after: lastKnown });
export type EventFilter = z.output<typeof eventStreamQuery>;

export const eventResource = resource({
  name: "Event",
  path: "events",
  description: "Everything that happened to your organizations in the last 30 days, in its order.",
  schema: publicEventSchema,
  operations: {
    list: list({
      summary: "What happened to my organizations, oldest first",
      description:
        "Of organizations that you administer; operators read all. Ask with `after` and the last id you know, and you miss nothing. Events appear within a second or two.",
      permission,
      query: eventsQuery,
      agent: {
        tool: "events",
        title: "What happened",
        use: "Everything since the last event that you know, by `after`; `about` is the address of the object.",
      },
    }),
    get: get({ summary: "One event", description: "The event as the list shows it, for 30 days.", permission }),
  },
});

export const eventCalls = callsBelow("events", {
  stream: {
    method: "GET",
    summary: "The events as they happen, as server-sent events; `Last-Event-ID` repeats what was missed",
    description:
      "Begins now, or behind `after`. Open until the session ends or the token is revoked; four at most for each person.",
    permission,
    query: eventStreamQuery,
    status: 200,
    answers: { files: ["text/event-stream"] },
  },
});

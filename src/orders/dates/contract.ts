import { z } from "zod";
import { holidaysMax } from "#media/calendar/calendar.ts";
import { periodSchema } from "#media/calendar/contract.ts";
import { get, resource } from "#platform/contract/resource.ts";
import { slotWeeks } from "./slots.ts";

export const closedSchema = () =>
  z
    .array(periodSchema)
    .max(holidaysMax + slotWeeks)
    .describe("Holidays and full weeks of the outlet, in the order of their beginnings.");

const slotsSchema = z.object({ id: z.string().describe("The outlet's id."), closed: closedSchema() });
export type Slots = z.infer<typeof slotsSchema>;

const slotsQuery = z.object({
  order: z.uuid().optional().describe("An order that shall move to another day: its own slot counts as free."),
});

export const slotsResource = resource({
  name: "Slots",
  path: "slots",
  description: "The days on which an outlet has no free slot: its holidays and its full weeks; by the medium's id.",
  schema: slotsSchema,
  operations: {
    get: get({
      summary: "When a listed outlet, or one of mine, has no free slot",
      description: "Counts the orders that are open now. An outlet without a calendar is never closed.",
      query: slotsQuery,
    }),
  },
});

import { z } from "zod";
import { holidaysMax } from "#media/calendar/calendar.ts";
import { periodSchema } from "#media/calendar/contract.ts";
import { slotWeeks } from "./slots.ts";

/** Holidays and full weeks, in the order of their beginnings. */
export const closedSchema = () => z.array(periodSchema).max(holidaysMax + slotWeeks);

/** When an outlet has no free slot; its id is the medium's. */
export const slotsSchema = z.object({ id: z.string(), closed: closedSchema() });
export type Slots = z.infer<typeof slotsSchema>;

/** An order that shall move to another day keeps no slot from itself. */
export const slotsQuery = z.object({ order: z.uuid().optional() });

import { z } from "zod";
import { day } from "#platform/contract/wire.ts";
import { holidaysMax, weeklyPublicationsMax } from "./calendar.ts";

export const periodSchema = z.object({ from: day(), until: day() });

/** An outlet's calendar as its publisher keeps it; its id is the medium's. Holidays that are over are left out. */
export const calendarSchema = z.object({
  id: z.string(),
  weeklyPublications: z.int().nullable(),
  holidays: z.array(periodSchema),
});
export type OutletCalendar = z.infer<typeof calendarSchema>;

const holiday = z
  .strictObject(periodSchema.shape)
  .refine(({ from, until }) => from <= until, { path: ["until"], error: "Ends before it begins" });

/** What is not named stays; the holidays are replaced as a whole. */
export const calendarEdit = z.strictObject({
  weeklyPublications: z.int().min(1).max(weeklyPublicationsMax).nullable().optional(),
  holidays: z.array(holiday).max(holidaysMax).optional(),
});
export type CalendarEdit = z.infer<typeof calendarEdit>;

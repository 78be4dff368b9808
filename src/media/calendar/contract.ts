import { z } from "zod";
import { get, resource, update } from "#platform/contract/resource.ts";
import { day } from "#platform/contract/wire.ts";
import { catalogue } from "#platform/words/catalogue.ts";
import { holidaysMax, weeklyPublicationsMax } from "./calendar.ts";

const texts = catalogue("media.calendar.contract", {
  endsBefore: "Ends before it begins",
});

export const periodSchema = z.object({
  from: day().describe("The first day."),
  until: day().describe("The last day, included."),
});

const calendarSchema = z.object({
  id: z.string().describe("The outlet's id."),
  weeklyPublications: z.int().nullable().describe("Publications that it takes a week; null for any number."),
  holidays: z.array(periodSchema).describe("Days without publications, without past ones."),
});
export type OutletCalendar = z.infer<typeof calendarSchema>;

const holiday = z
  .strictObject(periodSchema.shape)
  .refine(({ from, until }) => from <= until, { path: ["until"], error: texts.endsBefore });

export const calendarEdit = z.strictObject({
  weeklyPublications: z
    .int()
    .min(1)
    .max(weeklyPublicationsMax)
    .nullable()
    .optional()
    .describe("Publications that it takes a week; null for any number. Not named, it stays."),
  holidays: z
    .array(holiday)
    .max(holidaysMax)
    .optional()
    .describe("All holidays, in the place of those before. Not named, they stay."),
});
export type CalendarEdit = z.infer<typeof calendarEdit>;

export const calendarResource = resource({
  name: "Calendar",
  path: "calendars",
  description: "How many publications an outlet takes a week, and its holidays; by the medium's id.",
  schema: calendarSchema,
  operations: {
    get: get({
      summary: "The calendar of an outlet that I work for",
      description: "Every outlet has one, also before you set it.",
      permission: "media.read",
    }),
    update: update({
      summary: "Say how many publications an outlet takes a week, and when it takes none",
      description: "Advertisers choose days of publication by it. Days that are booked stay.",
      permission: "media.edit",
      input: calendarEdit,
    }),
  },
});

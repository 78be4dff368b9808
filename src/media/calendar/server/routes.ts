import { get, type Resource, readBack, update } from "#platform/http/resource.ts";
import { calendarEdit, calendarSchema } from "../contract.ts";
import { editCalendar } from "./commands.ts";
import { findCalendar } from "./queries.ts";

export const calendarResource: Resource = {
  name: "Calendar",
  path: "calendars",
  description: "How many publications an outlet takes a week, and its holidays; by the medium's id.",
  schema: calendarSchema,
  operations: [
    get({
      summary: "The calendar of an outlet that I work for",
      permission: "media.read",
      handle: ({ reader, actor, id }) => findCalendar(reader, actor, id),
    }),
    update({
      summary: "Say how many publications an outlet takes a week, and when it takes none",
      permission: "media.edit",
      input: calendarEdit,
      handle: async ({ tx, actor, id, input }) => {
        await editCalendar(tx, actor, id, input);
        return readBack(await findCalendar(tx, actor, id));
      },
    }),
  ],
};

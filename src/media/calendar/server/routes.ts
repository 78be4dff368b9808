import { readBack } from "#platform/http/resource.ts";
import { serve } from "#platform/http/serve.ts";
import { calendarResource } from "../contract.ts";
import { editCalendar } from "./commands.ts";
import { findCalendar } from "./queries.ts";

export const calendarRoutes = serve(calendarResource, {
  get: ({ reader, actor, id }) => findCalendar(reader, actor, id),
  update: async ({ tx, actor, id, input }) => {
    await editCalendar(tx, actor, id, input);
    return readBack(await findCalendar(tx, actor, id));
  },
});

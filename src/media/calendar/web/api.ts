import { queryOptions } from "@tanstack/react-query";
import { api, call, findQuery } from "#platform/web/calls/client.ts";
import { refresh } from "#platform/web/query-client.ts";
import type { CalendarEdit } from "../contract.ts";

export const calendarQuery = (media: string) => queryOptions(findQuery(api.calendars, "get", { id: media }));

export async function editCalendar(media: string, edit: CalendarEdit): Promise<void> {
  await call(api.calendars, "update", { id: media, input: edit });
  await refresh(api.calendars, api.slots, api.carts);
}

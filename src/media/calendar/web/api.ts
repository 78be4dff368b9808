import { queryOptions } from "@tanstack/react-query";
import { findItem, send } from "#platform/web/api.ts";
import { refresh } from "#platform/web/query-client.ts";
import type { CalendarEdit, OutletCalendar } from "../contract.ts";

export function calendarQuery(media: string) {
  return queryOptions({
    queryKey: ["calendars", media],
    queryFn: () => findItem<OutletCalendar>(`/calendars/${media}`),
  });
}

export async function editCalendar(media: string, edit: CalendarEdit): Promise<void> {
  await send("PATCH", `/calendars/${media}`, edit);
  await refresh("calendars", "slots", "carts");
}

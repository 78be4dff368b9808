import { queryOptions, useQuery } from "@tanstack/react-query";
import type { Period } from "#media/calendar/calendar.ts";
import { api, findQuery } from "#platform/web/calls/client.ts";

const slotsQuery = (media: string, order?: string) =>
  queryOptions(findQuery(api.slots, "get", { id: media, query: { order } }, [api.orders]));

const none: Period[] = [];

/** Days without a slot; none until the server has answered. `order` is left out. */
export const useClosed = (media: string, order?: string): Period[] =>
  useQuery(slotsQuery(media, order)).data?.closed ?? none;

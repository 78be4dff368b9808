import { queryOptions, useQuery } from "@tanstack/react-query";
import type { Period } from "#media/calendar/calendar.ts";
import { api, findQuery } from "#platform/web/calls/client.ts";

const slotsQuery = (media: string, order?: string) =>
  queryOptions(findQuery(api.slots, "get", { id: media, query: { order } }, [api.orders]));

const none: Period[] = [];

/** When an outlet has no free slot, an order that shall move left out; open until the server has said so. */
export const useClosed = (media: string, order?: string): Period[] =>
  useQuery(slotsQuery(media, order)).data?.closed ?? none;

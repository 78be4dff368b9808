import { queryOptions, useQuery } from "@tanstack/react-query";
import type { Period } from "#media/calendar/calendar.ts";
import { findItem } from "#platform/web/api.ts";
import type { Slots } from "../contract.ts";

const slotsQuery = (media: string, order?: string) =>
  queryOptions({
    queryKey: ["slots", media, order],
    queryFn: () => findItem<Slots>(`/slots/${media}${order ? `?order=${order}` : ""}`),
  });

const none: Period[] = [];

/** When an outlet has no free slot, an order that shall move left out; open until the server has said so. */
export const useClosed = (media: string, order?: string): Period[] =>
  useQuery(slotsQuery(media, order)).data?.closed ?? none;

import { z } from "zod";
import { severalOf } from "#platform/contract/wire.ts";
import { orderStatuses } from "../order.ts";
import { orderSorts } from "../order-filter.ts";
import { clientTaskNames } from "../statuses.ts";

const page = z.coerce.number().int().min(1).optional();

export const campaignViews = ["board", "table", "calendar", "report"] as const;
export type CampaignView = (typeof campaignViews)[number];

/** What narrows an advertiser's orders, the same in every view of them; `from` and `to` are days on which they are due. */
const orderFilter = {
  search: z.string().max(100).optional(),
  task: z.enum(clientTaskNames).optional(),
  status: severalOf(z.enum(orderStatuses)),
  from: z.iso.date().optional(),
  to: z.iso.date().optional(),
  sort: z.enum(orderSorts).optional(),
};
const orderFilterSearch = z.object(orderFilter);
export type OrderFilterSearch = z.output<typeof orderFilterSearch>;

/** The filter alone, of an address that says more. */
export const filterIn = (search: OrderFilterSearch): OrderFilterSearch => orderFilterSearch.parse(search);

export const isFiltered = ({ search, task, status, from, to }: OrderFilterSearch): boolean =>
  search !== undefined || task !== undefined || status !== undefined || from !== undefined || to !== undefined;

/** The filter as the API asks for it. */
export const queryOfFilter = ({ from, to, ...filter }: OrderFilterSearch) => ({
  ...filter,
  "dueAt[gte]": from,
  "dueAt[lte]": to,
});

/** An advertiser's orders over all campaigns, or of one of them. */
export const ordersSearch = z.object({
  ...orderFilter,
  campaign: z.uuid().optional(),
  order: z.uuid().optional(),
  page,
});
export type OrdersSearch = z.output<typeof ordersSearch>;

/** A campaign's orders: how they are seen, the board's page, the calendar's month, and the order that lies open. */
export const campaignSearch = z.object({
  view: z.enum(campaignViews).optional(),
  month: z
    .string()
    .regex(/^(19|20)\d\d-(0[1-9]|1[0-2])$/)
    .optional(),
  order: z.uuid().optional(),
  page,
  ...orderFilter,
});
export type CampaignSearch = z.output<typeof campaignSearch>;

/** The inbox of a publisher: its filter, its page, and the open order. */
export const inboxSearch = z.object({
  status: severalOf(z.enum(orderStatuses)),
  search: z.string().max(100).optional(),
  /** Alone those in which the advertiser proposed another publish date. */
  dates: z.boolean().optional(),
  order: z.uuid().optional(),
  page,
});
export type InboxSearch = z.output<typeof inboxSearch>;

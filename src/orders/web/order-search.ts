import { z } from "zod";
import { severalOf } from "#platform/contract/wire.ts";
import { orderStatuses } from "../order.ts";
import { orderSorts } from "../order-filter.ts";
import { clientTaskNames } from "../statuses.ts";

const page = z.coerce.number().int().min(1).optional();

export const campaignViews = ["board", "table", "calendar", "report"] as const;
export type CampaignView = (typeof campaignViews)[number];

/** Filter shared by an advertiser's views. `from` and `to` are due days. */
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

export const filterIn = (search: OrderFilterSearch): OrderFilterSearch => orderFilterSearch.parse(search);

export const hasOrderFilter = ({ search, task, status, from, to }: OrderFilterSearch): boolean =>
  search !== undefined || task !== undefined || status !== undefined || from !== undefined || to !== undefined;

export const queryOfFilter = ({ from, to, ...filter }: OrderFilterSearch) => ({
  ...filter,
  "dueAt[gte]": from,
  "dueAt[lte]": to,
});

export const ordersSearch = z.object({
  ...orderFilter,
  campaign: z.uuid().optional(),
  order: z.uuid().optional(),
  page,
});
export type OrdersSearch = z.output<typeof ordersSearch>;

/** `page` is the board's, `month` the calendar's, `order` the open one. */
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

export const inboxSearch = z.object({
  status: severalOf(z.enum(orderStatuses)),
  search: z.string().max(100).optional(),
  /** Only orders with a publish date proposed by the advertiser. */
  dates: z.boolean().optional(),
  order: z.uuid().optional(),
  page,
});
export type InboxSearch = z.output<typeof inboxSearch>;

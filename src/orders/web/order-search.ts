import {
  type AddressBy,
  dayInAddress,
  idInAddress,
  oneOfWords,
  pageNumber,
  readAddress,
  severalInAddress,
  textUpTo,
} from "#platform/web/navigation/address.ts";
import { orderStatuses } from "../order.ts";
import { orderSorts } from "../order-filter.ts";
import { clientTaskNames } from "../statuses.ts";

const monthInAddress = (value: unknown) =>
  typeof value === "string" && /^(19|20)\d\d-(0[1-9]|1[0-2])$/.test(value) ? value : undefined;

export const campaignViews = ["board", "table", "calendar", "report"] as const;
export type CampaignView = (typeof campaignViews)[number];

/** Filter shared by an advertiser's views. `from` and `to` are due days. */
const orderFilter = {
  search: textUpTo(100),
  task: oneOfWords(clientTaskNames),
  status: severalInAddress(oneOfWords(orderStatuses)),
  from: dayInAddress,
  to: dayInAddress,
  sort: oneOfWords(orderSorts),
};
export type OrderFilterSearch = AddressBy<typeof orderFilter>;

export const filterIn = (search: OrderFilterSearch): OrderFilterSearch => readAddress(orderFilter, search);

export const hasOrderFilter = ({ search, task, status, from, to }: OrderFilterSearch): boolean =>
  search !== undefined || task !== undefined || status !== undefined || from !== undefined || to !== undefined;

export const queryOfFilter = ({ from, to, ...filter }: OrderFilterSearch) => ({
  ...filter,
  "dueAt[gte]": from,
  "dueAt[lte]": to,
});

export const ordersSearch = {
  ...orderFilter,
  campaign: idInAddress,
  order: idInAddress,
  page: pageNumber,
};
export type OrdersSearch = AddressBy<typeof ordersSearch>;

/** `page` is the board's, `month` the calendar's, `order` the open one. */
export const campaignSearch = {
  view: oneOfWords(campaignViews),
  month: monthInAddress,
  order: idInAddress,
  page: pageNumber,
  ...orderFilter,
};
export type CampaignSearch = AddressBy<typeof campaignSearch>;

export const inboxSearch = {
  status: severalInAddress(oneOfWords(orderStatuses)),
  search: textUpTo(100),
  /** Only orders with a publish date proposed by the advertiser. */
  dates: (value: unknown) => (value === true || value === "true" ? true : undefined),
  order: idInAddress,
  page: pageNumber,
};
export type InboxSearch = AddressBy<typeof inboxSearch>;

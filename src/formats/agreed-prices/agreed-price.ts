import { catalogue } from "#platform/words/catalogue.ts";
import { counted } from "#platform/words/number-words.ts";

/** The length of an agreed price: a number of days, of orders, or both; the first to be reached ends it. */
export type KeptPrice = {
  /** Counted from the acceptance. */
  keptDays: number | null;
  /** Includes the first order. */
  keptOrders: number | null;
};

export const usuallyKept: KeptPrice = { keptDays: 90, keptOrders: null };
export const keptDaysMax = 365;
export const keptOrdersMax = 100;

/** Notice that protects planned bookings from sudden increases. */
export const noticeDays = 14;
export const noticeDaysMax = 90;

export const keptAs = ({ keptDays, keptOrders }: Partial<KeptPrice>): KeptPrice =>
  (keptDays ?? keptOrders ?? null) === null
    ? usuallyKept
    : { keptDays: keptDays ?? null, keptOrders: keptOrders ?? null };

const texts = catalogue("formats.agreedPrices", {
  thisOrderOnly: "this order only",
  days: (count: number) => counted(count, "day"),
  orders: (count: number) => `${count} orders`,
  ordersWithin: (count: number, days: string) => `${count} orders within ${days}`,
});

/** `90 days`, `5 orders`, `this order only`, `5 orders within 90 days`. */
export function keptInWords({ keptDays, keptOrders }: KeptPrice): string {
  if (keptOrders === 1) return texts.thisOrderOnly;
  if (keptOrders === null) return keptDays === null ? "" : texts.days(keptDays);
  return keptDays === null ? texts.orders(keptOrders) : texts.ordersWithin(keptOrders, texts.days(keptDays));
}

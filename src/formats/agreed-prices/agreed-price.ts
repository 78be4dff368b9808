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

/** `90 days`, `5 orders`, `this order only`, `5 orders within 90 days`. */
export function keptInWords({ keptDays, keptOrders }: KeptPrice): string {
  if (keptOrders === 1) return "this order only";
  const days = keptDays === null ? [] : [keptDays === 1 ? "1 day" : `${keptDays} days`];
  return [...(keptOrders === null ? [] : [`${keptOrders} orders`]), ...days].join(" within ");
}

/** How long an agreed price stays: for days, for a number of orders, or what comes first of both; one of them is said. */
export type KeptPrice = {
  /** Days from the acceptance on. */
  keptDays: number | null;
  /** Orders at this price, the first among them. */
  keptOrders: number | null;
};

/** The usual length, where nobody says how long a price stays. */
export const usuallyKept: KeptPrice = { keptDays: 90, keptOrders: null };
export const keptDaysMax = 365;
export const keptOrdersMax = 100;

/** Days between a publisher's word and the end of a price; nobody's bookings become dearer overnight. */
export const noticeDays = 14;
export const noticeDaysMax = 90;

/** The length that was said, or the usual one. */
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

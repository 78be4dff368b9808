/** Publishers see an order once it was sent. An unsent one belongs to the advertiser alone. */
export const isKnown = "sent_at IS NOT NULL";

/** Written as `order_outlet` keeps it, which parts an outlet's orders by that. */
export const isUnsent = `(${isKnown}) IS FALSE`;

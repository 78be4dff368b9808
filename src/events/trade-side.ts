/** The two sides of an order, an offer, an agreed price and what is said of them. */
export const tradeSides = ["client", "publisher"] as const;
export type TradeSide = (typeof tradeSides)[number];

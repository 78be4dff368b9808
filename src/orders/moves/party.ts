/** A side of an order: the advertiser, and the publisher. */
export const orderSides = ["client", "publisher"] as const;
export type OrderSide = (typeof orderSides)[number];

/** The maker of a move: a side, an operator, or Byline itself when a time has come. */
export type OrderParty = OrderSide | "operator" | "system";

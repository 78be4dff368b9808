export const orderSides = ["client", "publisher"] as const;
export type OrderSide = (typeof orderSides)[number];

/** Maker of a move; `system` is Byline's own timer. */
export type OrderParty = OrderSide | "operator" | "system";

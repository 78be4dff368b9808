import { isMoneyHeld, type OrderStatus } from "../order.ts";

/** What became of an order's money. A dispute may give back a part only: which part, the wallet's transactions say. */
export type MoneyState = "spent" | "held" | "released" | "refunded";

export function moneyStateOf(status: OrderStatus): MoneyState {
  if (status === "completed") return "spent";
  if (status === "refunded") return "refunded";
  return isMoneyHeld(status) ? "held" : "released";
}

import type { ListedOrder } from "../../contract.ts";
import { severalMax } from "../contract.ts";

/** Ids of the ticked among these orders, as many as one call takes. */
export const tickedOf = (orders: readonly ListedOrder[], ticked: readonly string[]): string[] =>
  orders
    .map(({ id }) => id)
    .filter((id) => ticked.includes(id))
    .slice(0, severalMax);

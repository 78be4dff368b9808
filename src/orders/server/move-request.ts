import type { OrderMove, OrderParty } from "../order.ts";
import type { order } from "./tables.ts";

export type OrderRow = typeof order.$inferSelect;

export type MoveRequest = {
  orderId: string;
  move: OrderMove;
  party: OrderParty;
  actorId: string | null;
  message?: string;
  /** What the move brings along: an address, a part to refund. */
  values?: Partial<Pick<OrderRow, "publicationUrl">>;
  refundCents?: number | undefined;
};

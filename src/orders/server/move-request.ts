import type { OrderMoveMade } from "../fields-after.ts";
import type { order } from "./tables.ts";

export type OrderRow = typeof order.$inferSelect;

/** Who makes which move, and what they bring along. */
export type MoveRequest = OrderMoveMade & { actorId: string | null };

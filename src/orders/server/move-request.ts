import type { OrderMoveMade } from "../fields-after.ts";
import type { order } from "./tables.ts";

export type OrderRow = typeof order.$inferSelect;

export type MoveRequest = OrderMoveMade & { actorId: string | null };

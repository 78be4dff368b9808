import type { MoveInput } from "../moves/move-input.ts";
import type { OrderMove } from "../order.ts";
import type { OrderParty } from "../party.ts";
import type { order } from "./tables.ts";

export type OrderRow = typeof order.$inferSelect;

/** Who makes which move, and what they bring along. */
export type MoveRequest = { move: OrderMove; party: OrderParty; actorId: string | null; input: MoveInput };

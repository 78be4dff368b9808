import { type OrderMove, orderLife } from "./order.ts";

/** Returns the move that brings an order forward: the first of its main moves that the reader may make. */
export const nextMoveOf = (
  { moves }: { moves: readonly OrderMove[] },
  isWanted: (move: OrderMove) => boolean = () => true,
): OrderMove | null => moves.find((name) => orderLife.moves[name].button?.tone === "primary" && isWanted(name)) ?? null;

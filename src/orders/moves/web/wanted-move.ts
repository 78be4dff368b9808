import type { OrderMoveOfPeople } from "../../order.ts";

type WantedMove = { order: string; move: OrderMoveOfPeople };

let wanted: WantedMove | undefined;

/** A move that was asked for in a list: its question opens with the order. */
export function wantMove(next: WantedMove | undefined): void {
  wanted = next;
}

/** True once for the button that was wanted. */
export function takeWantedMove({ order, move }: WantedMove): boolean {
  const isWanted = wanted?.order === order && wanted.move === move;
  if (isWanted) wanted = undefined;
  return isWanted;
}

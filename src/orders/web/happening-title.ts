import type { OrderEvent } from "../contract.ts";
import type { MoveTexts } from "../moves/move.ts";
import { texts } from "./texts.ts";

const movesByName: Partial<Record<string, MoveTexts>> = texts.moves.of;

/** What happened to an order, where that says more than the status it led to. */
export const happeningTitle = ({ move, toStatus }: Pick<OrderEvent, "move" | "toStatus">): string =>
  texts.history.happened[move] ?? movesByName[move]?.history ?? texts.statuses[toStatus];

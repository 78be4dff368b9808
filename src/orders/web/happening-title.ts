import type { MoveTexts } from "#platform/lifecycle/lifecycle.ts";
import type { OrderEvent } from "../events/contract.ts";
import { extraHappenings, wordsOfExtra } from "../extras/order-extra.ts";
import { texts } from "./texts.ts";

const movesByName: Partial<Record<string, MoveTexts>> = texts.moves.of;

const extraHistory: Partial<Record<string, string>> = Object.fromEntries(
  extraHappenings.map((happening) => [happening, wordsOfExtra(happening).history]),
);

/** Title of an event; falls back to the status. */
export const happeningTitle = ({ move, toStatus }: Pick<OrderEvent, "move" | "toStatus">): string =>
  texts.history.happened[move] ?? extraHistory[move] ?? movesByName[move]?.history ?? texts.statuses[toStatus];

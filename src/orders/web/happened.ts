import { extraHappenings, wordsOfExtra } from "../extras/order-extra.ts";
import type { MoveTexts } from "../moves/move.ts";
import { texts } from "./texts.ts";

const ofMoves: Partial<Record<string, MoveTexts>> = texts.moves.of;
const ofExtras: Partial<Record<string, string>> = Object.fromEntries(
  extraHappenings.map((happening) => [happening, wordsOfExtra(happening).history]),
);
const ofStatuses: Partial<Record<string, string>> = texts.statuses;

/** What happened to an order, where that says more than the status it led to. */
export const happenedInWords = (verb: string, toStatus: string | null): string =>
  texts.history.happened[verb] ?? ofExtras[verb] ?? ofMoves[verb]?.history ?? ofStatuses[toStatus ?? ""] ?? verb;

import { overBudget } from "#campaigns/over-budget.ts";
import { type MoveInput, orderMoveInputs } from "../../moves/move-input.ts";

const { none, reason, story, refund } = orderMoveInputs;

/** The inputs by the names that the moves' rows say. `overBudget` confirms an amount beyond the campaign's budget. */
export const extraMoveInputs = { answer: none.extend({ overBudget: overBudget() }), reason, story, refund } as const;
export type ExtraMoveInputName = keyof typeof extraMoveInputs;

export type ExtraMoveInput = MoveInput & { overBudget?: boolean | undefined };

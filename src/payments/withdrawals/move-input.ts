import { z } from "zod";
import { shortText } from "#platform/contract/wire.ts";
import { plainInputs } from "#platform/lifecycle/plain-input.ts";

/** The inputs by the names that the moves' rows say. */
export const withdrawalMoveInputs = {
  ...plainInputs,
  reason: z.strictObject({ reason: shortText(500).describe("Why, for the publisher.") }),
} as const;
export type WithdrawalMoveInputName = keyof typeof withdrawalMoveInputs;

import { z } from "zod";
import { longText } from "#platform/contract/wire.ts";
import { plainInputs } from "#platform/lifecycle/plain-input.ts";

/** The inputs by the names that the moves' rows say. */
export const formatMoveInputs = {
  ...plainInputs,
  reason: z.strictObject({ reason: longText(1_000).min(1).describe("Why, for the publisher.") }),
} as const;
export type FormatMoveInputName = keyof typeof formatMoveInputs;

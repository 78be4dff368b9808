import { z } from "zod";
import { longText } from "#platform/contract/wire.ts";
import { plainInputs } from "#platform/lifecycle/plain-input.ts";

/** The inputs by the names that the moves' rows say. */
export const mediaMoveInputs = {
  ...plainInputs,
  reason: z.strictObject({ reason: longText(2_000).min(1).describe("Why, for the publisher.") }),
} as const;
export type MediaMoveInputName = keyof typeof mediaMoveInputs;

import { z } from "zod";
import { centsBetween, longText } from "#platform/contract/wire.ts";
import { plainInputs } from "#platform/lifecycle/plain-input.ts";
import { topUpMaximumCents } from "./ways-to-pay.ts";

/** The inputs by the names that the moves' rows say. */
export const topUpMoveInputs = {
  ...plainInputs,
  receipt: z.strictObject({
    amountCents: centsBetween(1, topUpMaximumCents).describe("The amount that arrived, in cents."),
    acceptsDifference: z.boolean().default(false).describe("Credit it though another amount was announced."),
  }),
  rejection: z.strictObject({ reason: longText(300).min(1).describe("Why, for the customer.") }),
} as const;
export type TopUpMoveInputName = keyof typeof topUpMoveInputs;

import { z } from "zod";
import { longText } from "#platform/contract/wire.ts";
import { plainInputs } from "#platform/lifecycle/plain-input.ts";

/** The inputs by the names that the moves' rows say. */
export const identityMoveInputs = {
  ...plainInputs,
  approval: z.strictObject({
    notes: longText(2_000).default("").describe("Words that the organization reads; may be empty."),
  }),
  rejection: z.strictObject({ notes: longText(2_000).min(1).describe("Why, and what to do, for the organization.") }),
} as const;
export type IdentityMoveInputName = keyof typeof identityMoveInputs;

import { z } from "zod";

/** `requireTotal` asks programs for it. */
export const expectedTotal = () =>
  z
    .int()
    .min(1)
    .optional()
    .describe("The total that you expect, in cents; refused if it is another. An API token has to name it.");

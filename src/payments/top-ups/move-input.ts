import { z } from "zod";
import { centsBetween, shortText } from "#platform/contract/wire.ts";
import { topUpMaximumCents } from "./ways-to-pay.ts";

export const receiveInput = z.strictObject({
  amountCents: centsBetween(1, topUpMaximumCents).describe("The amount that arrived, in cents."),
  acceptsDifference: z.boolean().default(false).describe("Credit it though another amount was announced."),
});

export const rejectInput = z.strictObject({ reason: shortText(300).describe("Why, for the customer.") });

import { z } from "zod";
import { shortText } from "#platform/contract/wire.ts";

export const noWithdrawalInput = z.strictObject({});
export const withdrawalReasonInput = z.strictObject({ reason: shortText(500).describe("Why, for the publisher.") });

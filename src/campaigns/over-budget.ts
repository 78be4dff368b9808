import { z } from "zod";

/** Sent after the buyer has read by how much the booking exceeds the budget (R3.4). */
export const overBudget = () =>
  z.boolean().optional().describe("Confirms that it goes beyond the campaign's budget; for an Admin or Owner.");

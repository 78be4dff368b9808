import { z } from "zod";
/** What deleting one's account would do; it is refused while something blocks it. */
export const accountDeletionSchema = z.object({
  id: z.string(),
  /** Organizations with no other owner that still hold money or open orders: hand them over, or settle them. */
  blockedBy: z.array(
    z.object({ organization: z.string(), name: z.string(), moneyCents: z.int(), openOrders: z.int() }),
  ),
  /** Organizations with no other owner: they are closed. */
  closes: z.array(z.object({ organization: z.string(), name: z.string(), otherMembers: z.int() })),
  /** Organizations that go on without this person. */
  leaves: z.array(z.object({ organization: z.string(), name: z.string() })),
  apiTokens: z.int(),
});

export type AccountDeletion = z.infer<typeof accountDeletionSchema>;

import { z } from "zod";
import { callsBelow } from "#platform/contract/plain-calls.ts";

export const stripeCalls = callsBelow("stripe_events", {
  create: {
    method: "POST",
    summary: "What Stripe reports, signed by it; not for people or programs",
    description: "An event whose signature is wrong is refused. One that was reported before changes nothing.",
    isOpen: true,
    status: 200,
    answers: { schema: z.object({ received: z.boolean().describe("True once it is kept.") }) },
  },
});

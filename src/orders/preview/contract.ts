import type { z } from "zod";
import { callsBelow } from "#platform/contract/plain-calls.ts";
import { proofSchema } from "#proof/proof-schema.ts";
import { orderMoveInputs } from "../moves/move-input.ts";
import { type OrderMove, orderLife } from "../order.ts";

export const previewInput = orderMoveInputs.publication;

/** Result of a look at a page before publication; never stored. */
const previewSchema = proofSchema.pick({ problems: true, checks: true, linksFound: true, linksPromised: true });
export type Preview = z.infer<typeof previewSchema>;

/** Moves that name the publication's page start with a look at it. */
export const namesPage = (move: OrderMove): boolean => orderLife.moves[move].input === "publication";

export const previewCalls = callsBelow("orders", {
  preview: {
    method: "POST",
    on: "item",
    summary: "What a look at a page finds before it is published; nothing is kept",
    description: "Checks the page as the look at a publication does. Faults of the page are problems, not refusals.",
    permission: "order.answer",
    input: previewInput,
    status: 200,
    answers: { schema: previewSchema },
  },
});

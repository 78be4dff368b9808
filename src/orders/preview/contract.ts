import type { z } from "zod";
import { proofSchema } from "#proof/proof-state.ts";
import { publishInput } from "../moves/move-input.ts";
import { type OrderMove, orderLife } from "../order.ts";

export const previewInput = publishInput;

/** What a look at a page finds before it is published: nothing of it is kept. */
export const previewSchema = proofSchema.pick({ problems: true, checks: true, linksFound: true, linksPromised: true });
export type Preview = z.infer<typeof previewSchema>;

/** True for a move that names the publication's page: a look at it comes first. */
export const namesPage = (move: OrderMove): boolean => orderLife.moves[move].input?.shape.publicationUrl !== undefined;

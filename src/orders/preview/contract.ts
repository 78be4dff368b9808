import type { z } from "zod";
import { proofSchema } from "#proof/proof-state.ts";
import { publishInput } from "../moves/move-input.ts";
import { type OrderMove, orderLife } from "../order.ts";

export const previewInput = publishInput;

/** Result of a look at a page before publication; never stored. */
export const previewSchema = proofSchema.pick({ problems: true, checks: true, linksFound: true, linksPromised: true });
export type Preview = z.infer<typeof previewSchema>;

/** Moves that name the publication's page start with a look at it. */
export const namesPage = (move: OrderMove): boolean => orderLife.moves[move].input?.shape.publicationUrl !== undefined;

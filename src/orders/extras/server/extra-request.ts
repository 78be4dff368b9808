import type { ExtraMove, ExtraMoveInput, ExtraParty } from "../order-extra.ts";

/** A move of an extra that somebody, or Byline, makes. */
export type ExtraRequest = {
  move: ExtraMove;
  party: ExtraParty;
  actorId: string | null;
  input: Omit<ExtraMoveInput, "overBudget">;
};

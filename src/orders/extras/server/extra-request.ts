import type { ExtraMove, ExtraMoveInput, ExtraParty } from "../order-extra.ts";

export type ExtraRequest = {
  move: ExtraMove;
  party: ExtraParty;
  actorId: string | null;
  input: Omit<ExtraMoveInput, "overBudget">;
};

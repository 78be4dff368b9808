import type { ExtraMoveInput } from "../moves/extra-move-input.ts";
import type { ExtraMove, ExtraParty } from "../order-extra.ts";

export type ExtraRequest = {
  move: ExtraMove;
  party: ExtraParty;
  actorId: string | null;
  input: Omit<ExtraMoveInput, "overBudget">;
};

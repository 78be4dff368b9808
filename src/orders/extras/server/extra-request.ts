import type { OrderParty } from "../../moves/party.ts";
import type { ExtraMoveInput } from "../moves/extra-move-input.ts";
import type { ExtraMove } from "../order-extra.ts";

export type ExtraRequest = {
  move: ExtraMove;
  party: OrderParty;
  actorId: string | null;
  input: Omit<ExtraMoveInput, "overBudget">;
};

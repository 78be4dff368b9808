import { eventNamesOf, type PublicEvents } from "#events/public-event.ts";
import { mediaResource } from "./contract.ts";
import { mediaMoves } from "./moves.ts";
import type { ProofHappening } from "./verification/verification.ts";

const proofEvents: Record<ProofHappening, string> = {
  missProof: "media.proof_missed",
  loseMark: "media.proof_lost",
  takeDomain: "media.domain_taken",
  loseDomain: "media.domain_lost",
};

export const mediaEvents: PublicEvents = {
  resource: mediaResource,
  version: 1,
  names: { ...eventNamesOf("media", mediaMoves), ...proofEvents },
};

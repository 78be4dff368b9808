import type { PublicEvents } from "#events/public-event.ts";
import { mediaResource } from "./contract.ts";
import type { MediaMove } from "./moves.ts";
import type { ProofHappening } from "./verification/verification.ts";

export const mediaEvents: PublicEvents = {
  resource: mediaResource,
  version: 1,
  names: {
    submit: "media.submitted",
    list: "media.listed",
    awaitProof: "media.proof_awaited",
    unlist: "media.unlisted",
    pause: "media.paused",
    withdraw: "media.withdrawn",
    recall: "media.recalled",
    approve: "media.approved",
    approveUnproven: "media.approved_unproven",
    ask: "media.asked",
    reject: "media.rejected",
    missProof: "media.proof_missed",
    loseMark: "media.proof_lost",
    takeDomain: "media.domain_taken",
    loseDomain: "media.domain_lost",
  } satisfies Record<MediaMove | ProofHappening, string>,
};

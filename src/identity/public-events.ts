import type { PublicEvents } from "#events/public-event.ts";
import { identityResource } from "./contract.ts";
import type { IdentityHappening } from "./identity.ts";

export const identityEvents: PublicEvents = {
  resource: identityResource,
  version: 1,
  names: {
    submit: "identity.submitted",
    approve: "identity.approved",
    verify: "identity.verified",
    askAgain: "identity.asked_again",
    reject: "identity.rejected",
  } satisfies Record<IdentityHappening, string>,
};

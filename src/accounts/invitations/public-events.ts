import type { PublicEvents } from "#events/public-event.ts";
import type { invitationHappenings } from "../happenings.ts";
import { invitationResource } from "./contract.ts";

export const invitationEvents: PublicEvents = {
  resource: invitationResource,
  version: 1,
  names: {
    send: "invitation.sent",
    revoke: "invitation.revoked",
    accept: "invitation.accepted",
  } satisfies Record<(typeof invitationHappenings)[number], string>,
};

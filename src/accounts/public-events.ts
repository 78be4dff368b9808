import type { PublicEvents } from "#events/public-event.ts";
import type { invitationHappenings } from "./happenings.ts";
import { invitationResource } from "./invitations/contract.ts";
import { organizationResource } from "./organizations/contract.ts";

export const invitationEvents: PublicEvents = {
  resource: invitationResource,
  version: 1,
  names: {
    send: "invitation.sent",
    revoke: "invitation.revoked",
    accept: "invitation.accepted",
  } satisfies Record<(typeof invitationHappenings)[number], string>,
};

/** Modules above record more about an organization: its outlets, its fee, its payouts. */
export const organizationEvents: PublicEvents = {
  resource: organizationResource,
  version: 1,
  names: {
    handOver: "organization.handed_over",
    close: "organization.closed",
    suspend: "organization.suspended",
    reactivate: "organization.reactivated",
    listOutlets: "organization.outlets_listed",
    unlistOutlets: "organization.outlets_unlisted",
    changeFee: "organization.fee_changed",
    changePayouts: "organization.payouts_changed",
  },
};

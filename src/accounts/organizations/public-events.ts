import type { PublicEvents } from "#events/public-event.ts";
import { organizationResource } from "./contract.ts";

/** Modules above add their own events: outlets, fee, payouts. */
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

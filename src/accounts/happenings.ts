/** What can happen to an invitation, to somebody as a member of a place, and to an organization; each is an event. */
export const invitationHappenings = ["send", "revoke", "accept"] as const;
export const memberHappenings = ["changeRole", "leave", "remove"] as const;
export const organizationHappenings = ["handOver", "close", "suspend", "reactivate"] as const;

/** Deeds of operators about a person. The setup link and the server's own machine can appoint an operator as well. */
export const personHappenings = ["suspend", "reactivate", "appoint", "dismiss"] as const;

export type PeopleHappening =
  | { subject: "invitation"; verb: (typeof invitationHappenings)[number] }
  | { subject: "member"; verb: (typeof memberHappenings)[number] }
  | { subject: "organization"; verb: (typeof organizationHappenings)[number] };

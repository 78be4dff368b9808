/** What can happen to an invitation, to somebody as a member of a place, and to an organization; each is an event. */
export const invitationHappenings = ["send", "revoke", "accept"] as const;
export const memberHappenings = ["changeRole", "leave", "remove"] as const;
export const organizationHappenings = ["handOver", "close", "suspend", "reactivate"] as const;

/** What is done with a person: by an operator, and for who becomes one also by the setup link or on the server's own machine. */
export const personHappenings = ["suspend", "reactivate", "appoint", "dismiss"] as const;

export type PeopleHappening =
  | { subject: "invitation"; verb: (typeof invitationHappenings)[number] }
  | { subject: "member"; verb: (typeof memberHappenings)[number] }
  | { subject: "organization"; verb: (typeof organizationHappenings)[number] };

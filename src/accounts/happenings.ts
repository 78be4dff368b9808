export const invitationHappenings = ["send", "revoke", "accept"] as const;
export const memberHappenings = ["changeRole", "leave", "remove"] as const;
export const organizationHappenings = ["handOver", "close", "suspend", "reactivate"] as const;

export const serviceAccountHappenings = ["make", "revoke"] as const;

/** Operators' deeds about a person. The setup link and the server's machine also appoint operators. */
export const personHappenings = ["suspend", "reactivate", "appoint", "dismiss"] as const;

export type PeopleHappening =
  | { subject: "invitation"; verb: (typeof invitationHappenings)[number] }
  | { subject: "member"; verb: (typeof memberHappenings)[number] }
  | { subject: "organization"; verb: (typeof organizationHappenings)[number] }
  | { subject: "serviceAccount"; verb: (typeof serviceAccountHappenings)[number] };

/** Organization roles (R6.2), strongest first. */
export const organizationRoles = ["OWNER", "ADMIN", "MANAGER", "VIEWER"] as const;
export type OrganizationRole = (typeof organizationRoles)[number];

export type Membership = { organizationId: string; role: OrganizationRole };

/** Who acts: read from the verified token and the database at the start of a request, never from the request's body. */
export type Actor = {
  userId: string;
  email: string;
  sessionId: string | undefined;
  assurance: "aal1" | "aal2";
  operator: boolean;
  memberships: Membership[];
};

import type { GrantScope } from "./grants/scopes.ts";

/** Organization roles (R6.2), strongest first. */
export const organizationRoles = ["OWNER", "ADMIN", "MANAGER", "VIEWER"] as const;
export type OrganizationRole = (typeof organizationRoles)[number];

export type Membership = { organizationId: string; role: OrganizationRole };

/** Role in one project or outlet (R6.2): 0 Admin, 1 Manager, 2 Viewer. */
export type PlaceRole = 0 | 1 | 2;

type ProjectMembership = {
  projectId: string;
  organizationId: string;
  role: PlaceRole;
  /** The project lets its viewers read amounts (R6.3). */
  showsAmounts: boolean;
};
type MediaMembership = { mediaProjectId: string; organizationId: string; role: PlaceRole };

/** Caller of a request, read from the verified token and the database, never from the request's body. */
export type Actor = {
  userId: string;
  email: string;
  sessionId: string | undefined;
  assurance: "aal1" | "aal2";
  operator: boolean;
  /** Latest proof of identity in this session. */
  signedInAt?: Date | undefined;
  memberships: Membership[];
  projectMemberships: ProjectMembership[];
  mediaMemberships: MediaMembership[];
  suspendedOrganizations?: string[];
  /** Another operator's deed that this call confirms (decision 0102). */
  confirms?: string;
  /** Set for calls by a grant: of a token, a service account or an app (R10.2, R10.13). */
  grantId?: string;
  /** The scopes of that grant; a person in a session acts without such bounds. */
  grantScopes?: readonly GrantScope[];
};

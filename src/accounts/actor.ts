import type { ApiTokenScope } from "./tokens/api-token.ts";

/** Organization roles (R6.2), strongest first. */
export const organizationRoles = ["OWNER", "ADMIN", "MANAGER", "VIEWER"] as const;
export type OrganizationRole = (typeof organizationRoles)[number];

export type Membership = { organizationId: string; role: OrganizationRole };

/** A role in one project or one medium (R6.2): 0 Admin, 1 Manager, 2 Viewer. */
export type PlaceRole = 0 | 1 | 2;

type ProjectMembership = {
  projectId: string;
  organizationId: string;
  role: PlaceRole;
  /** The project lets its viewers read amounts (R6.3). */
  showsAmounts: boolean;
};
type MediaMembership = { mediaProjectId: string; organizationId: string; role: PlaceRole };

/** Who acts: read from the verified token and the database at the start of a request, never from the request's body. */
export type Actor = {
  userId: string;
  email: string;
  sessionId: string | undefined;
  assurance: "aal1" | "aal2";
  operator: boolean;
  /** When they last proved in this session who they are. */
  signedInAt?: Date | undefined;
  memberships: Membership[];
  projectMemberships: ProjectMembership[];
  mediaMemberships: MediaMembership[];
  /** Those of the above that an operator suspended. */
  suspendedOrganizations?: string[];
  /** The deed of another operator that this one confirms in this call (decision 0102). */
  confirms?: string;
  /** The API token that the call came with, if it was one (R10.2). */
  apiTokenId?: string;
  /** The scopes of that token; a person acts without such bounds. */
  apiTokenScopes?: readonly ApiTokenScope[];
};

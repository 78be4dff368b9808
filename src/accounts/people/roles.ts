import type { OrganizationRole } from "../actor.ts";
import type { ClientUser } from "./contract.ts";

/** Project roles apply on the client side, media roles on the media side. */
type Roles = {
  organizationRole: OrganizationRole;
  /** 0 Admin, 1 Manager, 2 Viewer; null without a current project. */
  projectRole: number | null;
  /** 0 Admin, 1 Manager, 2 Viewer; null without a current medium. */
  mediaRole: number | null;
};

/** Reasons without roles; each needs another way out. */
export type NoRoles =
  /** Way out: create or join an organization. */
  | "no-organization"
  /** The survey is answered. Way out: start a campaign or add an outlet. */
  | "no-place"
  /** The membership ended. Way out: choose another organization. */
  | "not-a-member";

export type DerivedRoles = { derived: true; roles: Roles } | { derived: false; because: NoRoles };

export type RoleSource = Pick<
  ClientUser,
  | "currentOrganization"
  | "currentCampaign"
  | "currentMediaProject"
  | "currentProjectRole"
  | "currentMediaRole"
  | "questionnaire"
  | "userOrganizations"
>;

/** Roles by a person's record, or the reason for none (R5.4). A half-answered survey doesn't count. */
export function deriveRoles(user: RoleSource): DerivedRoles {
  if (!user.currentOrganization) return { derived: false, because: "no-organization" };
  if (user.questionnaire?.completedAt && !user.currentMediaProject && !user.currentCampaign)
    return { derived: false, because: "no-place" };
  const organizationRole = organizationRoleIn(user, user.currentOrganization.id);
  if (!organizationRole) return { derived: false, because: "not-a-member" };
  return {
    derived: true,
    roles: { organizationRole, projectRole: user.currentProjectRole, mediaRole: user.currentMediaRole },
  };
}

/** R5.4's default: without memberships the record is still being set up by its owner. */
function organizationRoleIn({ userOrganizations }: RoleSource, organizationId: string): OrganizationRole | undefined {
  if (userOrganizations.length === 0) return "OWNER";
  return userOrganizations.find(({ organization }) => organization.id === organizationId)?.organizationRole;
}

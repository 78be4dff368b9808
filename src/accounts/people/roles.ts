import type { OrganizationRole } from "../actor.ts";
import type { ClientUser } from "./contract.ts";

/** Where a person works now, and as what. A project role counts on the client side, a media role on the media side. */
type Roles = {
  organizationRole: OrganizationRole;
  /** 0 Admin, 1 Manager, 2 Viewer; null without a current project. */
  projectRole: number | null;
  /** 0 Admin, 1 Manager, 2 Viewer; null without a current medium. */
  mediaRole: number | null;
};

/** Why no role can be derived: each has a way out of its own. */
export type NoRoles =
  /** Found or join an organization. */
  | "no-organization"
  /** The survey is answered, but there is nothing to work on yet: start a campaign or add a medium. */
  | "no-place"
  /** The membership ended: choose another organization. */
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

/** The roles that a person's record gives, or why it gives none (R5.4). A survey left halfway is no questionnaire yet. */
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

/** Without any membership at all the record is still being made, by its owner: R5.4's default. */
function organizationRoleIn({ userOrganizations }: RoleSource, organizationId: string): OrganizationRole | undefined {
  if (userOrganizations.length === 0) return "OWNER";
  return userOrganizations.find(({ organization }) => organization.id === organizationId)?.organizationRole;
}

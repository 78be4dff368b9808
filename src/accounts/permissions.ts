import type {} from "#platform/contract/resource.ts";
import { type Actor, type OrganizationRole, organizationRoles, type PlaceRole } from "./actor.ts";
import type { ClosedReason, GrantScope } from "./grants/scopes.ts";

/** Fills in the platform's types: the API's actor, an operation's permission (R6.3), and what opens it to grants. */
declare module "#platform/contract/resource.ts" {
  interface Product {
    actor: Actor;
    permission: Permission;
    scope: GrantScope;
    closedReason: ClosedReason;
  }
}

/** Weakest sufficient role of each kind. Without `project` or `media` no place role suffices. */
type Needs = OpenedToGrants & {
  organization: OrganizationRole;
  project?: PlaceRole;
  media?: PlaceRole;
  /** Blocked for a suspended organization (decision 0065). */
  whileActive?: true;
};

/** The scope by which a grant does it, or the reason why none does. */
type OpenedToGrants = { scope: GrantScope; closed?: never } | { closed: ClosedReason; scope?: never };

/** Roles in a single project or outlet (R6.2). */
const admin = 0;
const manager = 1;
export const viewer = 2;

/** THE table of permissions (R6.3), read by the server's checks, the screens and the tests. */
export const permissions = {
  // A role in a single place reveals the organization's name, nothing more.
  "organization.read": { organization: "VIEWER", project: viewer, media: viewer, scope: "read" },
  "organization.edit": { organization: "ADMIN", scope: "organization" },
  "organization.invite": { organization: "ADMIN", whileActive: true, scope: "members" },
  "organization.handOver": { organization: "OWNER", whileActive: true, closed: "ownership" },
  "organization.close": { organization: "OWNER", closed: "ownership" },
  "member.read": { organization: "VIEWER", scope: "read" },
  "member.change": { organization: "ADMIN", scope: "members" },
  "project.create": { organization: "MANAGER", scope: "campaigns", whileActive: true },
  "project.edit": { organization: "ADMIN", project: admin, scope: "campaigns" },
  "project.invite": { organization: "ADMIN", project: admin, scope: "members" },
  "projectMember.read": { organization: "VIEWER", project: viewer, scope: "read" },
  "projectMember.change": { organization: "ADMIN", project: admin, scope: "members" },
  "campaign.read": { organization: "VIEWER", project: viewer, scope: "read" },
  /** Prices, fee, earnings, budget. A project may show them to its viewers too (`seesAmounts`). */
  "amount.read": { organization: "MANAGER", project: manager, scope: "read" },
  "campaign.edit": { organization: "MANAGER", project: manager, scope: "campaigns" },
  /** Books beyond a campaign's budget, after a confirmation (R3.4), and raises it (decision 0296). */
  "campaign.exceedBudget": { organization: "ADMIN", project: admin, scope: "money", whileActive: true },
  /** Organization-wide lists; a campaign's own need `campaign.edit`. */
  "mediaList.edit": { organization: "MANAGER", scope: "campaigns" },
  "sharedLink.edit": { organization: "MANAGER", project: manager, scope: "campaigns", whileActive: true },
  "cart.edit": { organization: "MANAGER", project: manager, scope: "campaigns" },
  "cart.book": { organization: "MANAGER", project: manager, scope: "money", whileActive: true },
  "order.read": { organization: "VIEWER", project: viewer, media: viewer, scope: "read" },
  "order.write": { organization: "MANAGER", project: manager, scope: "orders" },
  "order.answer": { organization: "MANAGER", media: manager, scope: "orders" },
  "order.proposeExtras": { organization: "MANAGER", media: manager, scope: "orders", whileActive: true },
  "order.acceptExtras": { organization: "MANAGER", project: manager, scope: "money", whileActive: true },
  /** Pays the publisher, or gives up a possible refund. */
  "order.pay": { organization: "MANAGER", project: manager, scope: "approve" },
  "order.acceptConditions": { organization: "MANAGER", project: manager, scope: "money" },
  "order.swap": { organization: "MANAGER", project: manager, scope: "money", whileActive: true },
  "message.read": { organization: "VIEWER", project: viewer, media: viewer, scope: "read" },
  "message.write": { organization: "MANAGER", project: manager, media: manager, scope: "orders" },
  "offer.read": { organization: "VIEWER", project: viewer, media: viewer, scope: "read" },
  "offer.make": { organization: "MANAGER", project: manager, scope: "money", whileActive: true },
  "offer.answer": { organization: "MANAGER", media: manager, scope: "orders", whileActive: true },
  "media.create": { organization: "ADMIN", scope: "media", whileActive: true },
  "media.read": { organization: "VIEWER", media: viewer, scope: "read" },
  "media.edit": { organization: "ADMIN", media: admin, scope: "media", whileActive: true },
  "media.invite": { organization: "ADMIN", media: admin, scope: "members" },
  "mediaMember.read": { organization: "VIEWER", media: viewer, scope: "read" },
  "mediaMember.change": { organization: "ADMIN", media: admin, scope: "members" },
  "format.edit": { organization: "ADMIN", media: admin, scope: "media", whileActive: true },
  "wallet.read": { organization: "ADMIN", scope: "read" },
  "wallet.topUp": { organization: "ADMIN", scope: "money", whileActive: true },
  "wallet.withdraw": { organization: "OWNER", scope: "money", whileActive: true },
  "billing.read": { organization: "ADMIN", scope: "read" },
  "identity.verify": { organization: "OWNER", closed: "identity" },
  "affiliate.read": { organization: "MANAGER", scope: "read" },
  "event.read": { organization: "ADMIN", scope: "read" },
  "webhook.edit": { organization: "ADMIN", scope: "webhooks" },
} as const satisfies Record<string, Needs>;

export type Permission = keyof typeof permissions;

export const needsOf = (permission: Permission): Needs => permissions[permission];

export type PermissionPlace = {
  organizationId: string;
  projectId?: string | undefined;
  mediaProjectId?: string | undefined;
};

export type Roles = Pick<Actor, "memberships" | "projectMemberships" | "mediaMemberships" | "suspendedOrganizations">;

/** An actor's roles, and the scopes of the grant by which they call. */
type Rights = Roles & Pick<Actor, "grantScopes">;

export function roleMay(role: OrganizationRole, permission: Permission): boolean {
  return organizationRoles.indexOf(role) <= organizationRoles.indexOf(needsOf(permission).organization);
}

/** Owners and admins see every project and outlet; other members only their own. */
export const rolesThatSeeAll: readonly OrganizationRole[] = ["OWNER", "ADMIN"];
export const seesAll = (role: OrganizationRole): boolean => rolesThatSeeAll.includes(role);

/**
 * `true`, `false` (role too weak) or `undefined` (place not visible). Roles add up: the stronger of place and
 * organization counts.
 */
export function may(roles: Roles, permission: Permission, place: PermissionPlace): boolean | undefined {
  const organization = organizationRoleIn(roles, place.organizationId);
  const own = placeRolesIn(roles, place);
  const inPart = place.projectId !== undefined || place.mediaProjectId !== undefined;
  const sees = inPart ? own.length > 0 || (organization && seesAll(organization)) : organization || own.length > 0;
  if (!sees) return undefined;
  if (isStopped(roles, permission, place)) return false;
  return (
    (organization !== undefined && roleMay(organization, permission)) ||
    own.some(({ kind, role }) => placeRoleMay(role, kind, permission))
  );
}

/** Curried `may` for offering moves. Denies everything without a place. */
export const rightsIn =
  (rights: Rights, place: PermissionPlace | undefined) =>
  (permission: Permission): boolean =>
    place !== undefined && isInScope(rights, permission) && may(rights, permission, place) === true;

/** True for a person, and for a grant with the scope of the permission (R10.2). */
export const isInScope = ({ grantScopes }: Rights, permission: Permission): boolean =>
  grantScopes === undefined || grantScopes.some((scope) => scope === needsOf(permission).scope);

/** True for a permission that the organization's suspension blocks. */
export const isStopped = (
  { suspendedOrganizations = [] }: Roles,
  permission: Permission,
  place: PermissionPlace,
): boolean => needsOf(permission).whileActive === true && suspendedOrganizations.includes(place.organizationId);

type RoleInPlace = { kind: "project" | "media"; role: PlaceRole };

export const organizationRoleIn = ({ memberships }: Roles, organizationId: string): OrganizationRole | undefined =>
  memberships.find((each) => each.organizationId === organizationId)?.role;

/** Roles in the named project or outlet, or in any of the organization's when none is named. */
function placeRolesIn(roles: Roles, { organizationId, projectId, mediaProjectId }: PermissionPlace): RoleInPlace[] {
  const any = projectId === undefined && mediaProjectId === undefined;
  const projects = roles.projectMemberships
    .filter((each) => (any ? each.organizationId === organizationId : each.projectId === projectId))
    .map(({ role }) => ({ kind: "project" as const, role }));
  const media = roles.mediaMemberships
    .filter((each) => (any ? each.organizationId === organizationId : each.mediaProjectId === mediaProjectId))
    .map(({ role }) => ({ kind: "media" as const, role }));
  return [...projects, ...media];
}

/** 0 Admin, 1 Manager, 2 Viewer; undefined where the person sees nothing. */
export function effectiveRole(roles: Roles, place: PermissionPlace): PlaceRole | undefined {
  const organization = organizationRoleIn(roles, place.organizationId);
  if (organization && seesAll(organization)) return admin;
  const [own] = placeRolesIn(roles, place);
  if (!own) return undefined;
  return organization === "MANAGER" && own.role > manager ? manager : own.role;
}

/** For screens, which receive `role` with each project and outlet. */
export function placeRoleMay(role: number | null, kind: "project" | "media", permission: Permission): boolean {
  const weakest = needsOf(permission)[kind];
  return role !== null && weakest !== undefined && role <= weakest;
}

/**
 * True for managers and up, and for viewers where the project allows it. An agency's client is a viewer and must not
 * read its margin.
 */
export function seesAmounts(roles: Roles, place: PermissionPlace): boolean {
  const shown = roles.projectMemberships.some(
    ({ projectId, organizationId, showsAmounts }) =>
      showsAmounts &&
      organizationId === place.organizationId &&
      (place.projectId === undefined || projectId === place.projectId),
  );
  return shown || may(roles, "amount.read", place) === true;
}

/** Places that scope a list: whole organizations, single projects and outlets. */
export function reachedPlaces(
  roles: Roles,
  permission: Permission,
): Record<"organizations" | "projects" | "media", string[]> {
  const organizations = roles.memberships
    .filter(({ role }) => seesAll(role) && roleMay(role, permission))
    .map(({ organizationId }) => organizationId);
  const projects = roles.projectMemberships.filter((each) =>
    may(roles, permission, { organizationId: each.organizationId, projectId: each.projectId }),
  );
  const media = roles.mediaMemberships.filter((each) =>
    may(roles, permission, { organizationId: each.organizationId, mediaProjectId: each.mediaProjectId }),
  );
  return {
    organizations,
    projects: projects.map(({ projectId }) => projectId),
    media: media.map(({ mediaProjectId }) => mediaProjectId),
  };
}

/** The places' ids in one list; they never collide across classes. */
export function reachOf(roles: Roles, permission: Permission): string[] {
  const { organizations, projects, media } = reachedPlaces(roles, permission);
  return [...organizations, ...projects, ...media];
}

export function organizationsOf(roles: Roles): string[] {
  const all = [...roles.memberships, ...roles.projectMemberships, ...roles.mediaMemberships];
  return [...new Set(all.map(({ organizationId }) => organizationId))];
}

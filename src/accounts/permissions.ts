import type {} from "#platform/contract/resource.ts";
import { type Actor, type OrganizationRole, organizationRoles, type PlaceRole } from "./actor.ts";
import type { ApiTokenScope } from "./tokens/api-token.ts";

/** The platform's types, filled in: the actor of the API, and an operation's demands on them (R6.3). */
declare module "#platform/contract/resource.ts" {
  interface Product {
    actor: Actor;
    permission: Permission;
    scope: ApiTokenScope;
  }
}

/**
 * The weakest role of each kind that may. Without `project` or `media`, no role in a single project or medium is enough.
 * `scope` is what an API token needs besides; without one, no token may.
 */
type Needs = {
  organization: OrganizationRole;
  project?: PlaceRole;
  media?: PlaceRole;
  scope?: ApiTokenScope;
  /** A suspended organization may not: it begins nothing new, and takes no money out (decision 0065). */
  whileActive?: true;
};

/** Admin, Manager and Viewer of a single project or medium, by their numbers (R6.2). */
const admin = 0;
const manager = 1;
export const viewer = 2;

/** What each role may do (R6.3): one table, read by the server's checks, by the screens and by the tests. */
export const permissions = {
  // A role in any project or medium of an organization shows the organization's name, and no more of it.
  "organization.read": { organization: "VIEWER", project: viewer, media: viewer, scope: "read" },
  "organization.edit": { organization: "ADMIN" },
  "organization.invite": { organization: "ADMIN", whileActive: true },
  "organization.handOver": { organization: "OWNER", whileActive: true },
  "organization.close": { organization: "OWNER" },
  "member.read": { organization: "VIEWER", scope: "read" },
  "member.change": { organization: "ADMIN" },
  "project.create": { organization: "MANAGER", scope: "campaigns", whileActive: true },
  "project.edit": { organization: "ADMIN", project: admin, scope: "campaigns" },
  "project.invite": { organization: "ADMIN", project: admin },
  "projectMember.read": { organization: "VIEWER", project: viewer, scope: "read" },
  "projectMember.change": { organization: "ADMIN", project: admin },
  "campaign.read": { organization: "VIEWER", project: viewer, scope: "read" },
  /** Prices, fee, earnings, budget: a project may show them to its viewers too (`seesAmounts`). */
  "amount.read": { organization: "MANAGER", project: manager, scope: "read" },
  "campaign.edit": { organization: "MANAGER", project: manager, scope: "campaigns" },
  /** Books beyond a campaign's budget, after confirming it (R3.4). */
  "campaign.exceedBudget": { organization: "ADMIN", project: admin, scope: "money", whileActive: true },
  /** Favourite and blocked media of the whole organization; a campaign's own go by `campaign.edit`. */
  "mediaList.edit": { organization: "MANAGER", scope: "campaigns" },
  /** Shows a client without an account a text, a publication or a report. */
  "sharedLink.edit": { organization: "MANAGER", project: manager, scope: "campaigns", whileActive: true },
  "cart.edit": { organization: "MANAGER", project: manager, scope: "campaigns" },
  "cart.book": { organization: "MANAGER", project: manager, scope: "money", whileActive: true },
  "order.read": { organization: "VIEWER", project: viewer, media: viewer, scope: "read" },
  "order.write": { organization: "MANAGER", project: manager, scope: "orders" },
  "order.answer": { organization: "MANAGER", media: manager, scope: "orders" },
  "order.proposeExtras": { organization: "MANAGER", media: manager, scope: "orders", whileActive: true },
  "order.acceptExtras": { organization: "MANAGER", project: manager, scope: "money", whileActive: true },
  /** Pays the publisher, or gives up what could still come back. */
  "order.pay": { organization: "MANAGER", project: manager, scope: "money" },
  "order.acceptConditions": { organization: "MANAGER", project: manager, scope: "money" },
  "order.swap": { organization: "MANAGER", project: manager, scope: "money", whileActive: true },
  /** What is written to each other about an order or an offer. */
  "message.read": { organization: "VIEWER", project: viewer, media: viewer, scope: "read" },
  "message.write": { organization: "MANAGER", project: manager, media: manager, scope: "orders" },
  "offer.read": { organization: "VIEWER", project: viewer, media: viewer, scope: "read" },
  "offer.make": { organization: "MANAGER", project: manager, scope: "money", whileActive: true },
  "offer.answer": { organization: "MANAGER", media: manager, scope: "orders", whileActive: true },
  "media.create": { organization: "ADMIN", scope: "media", whileActive: true },
  "media.read": { organization: "VIEWER", media: viewer, scope: "read" },
  "media.edit": { organization: "ADMIN", media: admin, scope: "media", whileActive: true },
  "media.invite": { organization: "ADMIN", media: admin },
  "mediaMember.read": { organization: "VIEWER", media: viewer, scope: "read" },
  "mediaMember.change": { organization: "ADMIN", media: admin },
  "format.edit": { organization: "ADMIN", media: admin, scope: "media", whileActive: true },
  "wallet.read": { organization: "ADMIN", scope: "read" },
  "wallet.topUp": { organization: "ADMIN", scope: "money", whileActive: true },
  "wallet.withdraw": { organization: "OWNER", scope: "money", whileActive: true },
  "billing.read": { organization: "ADMIN", scope: "read" },
  "identity.verify": { organization: "OWNER" },
  "affiliate.read": { organization: "MANAGER", scope: "read" },
  "webhook.edit": { organization: "ADMIN" },
} as const satisfies Record<string, Needs>;

export type Permission = keyof typeof permissions;

/** The row of a permission. */
export const needsOf = (permission: Permission): Needs => permissions[permission];

/** What is asked about: an organization, or one project or medium of it. */
export type Place = { organizationId: string; projectId?: string | undefined; mediaProjectId?: string | undefined };

/** A person's roles, as an actor carries them. */
export type Roles = Pick<Actor, "memberships" | "projectMemberships" | "mediaMemberships" | "suspendedOrganizations">;

/** A person's roles, and the scopes of the token that acts for them. */
type Rights = Roles & Pick<Actor, "apiTokenScopes">;

/** True when a role in the organization is as strong as the permission asks. */
export function roleMay(role: OrganizationRole, permission: Permission): boolean {
  return organizationRoles.indexOf(role) <= organizationRoles.indexOf(needsOf(permission).organization);
}

/** Owner and Admin see every project and medium of their organization; the others those that they are members of. */
export const rolesThatSeeAll: readonly OrganizationRole[] = ["OWNER", "ADMIN"];
export const seesAll = (role: OrganizationRole): boolean => rolesThatSeeAll.includes(role);

/**
 * A person's rights in a place: `true`, `false` (they see it but their role is too weak) or `undefined` (they don't see it).
 * Roles only add up: a member of a project acts there by the stronger of their roles in the project and in its organization.
 */
export function may(roles: Roles, permission: Permission, place: Place): boolean | undefined {
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

/** An actor's rights in a place, asked permission by permission: moves are offered by it. None where there is no place. */
export const rightsIn =
  (rights: Rights, place: Place | undefined) =>
  (permission: Permission): boolean =>
    place !== undefined && isInScope(rights, permission) && may(rights, permission, place) === true;

/** True for a person, and for a token with the scope of the permission (R10.2). */
export const isInScope = ({ apiTokenScopes }: Rights, permission: Permission): boolean =>
  apiTokenScopes === undefined || apiTokenScopes.some((scope) => scope === needsOf(permission).scope);

/** The organization is suspended, and this is something that a suspended one may not do. */
export const isStopped = ({ suspendedOrganizations = [] }: Roles, permission: Permission, place: Place): boolean =>
  needsOf(permission).whileActive === true && suspendedOrganizations.includes(place.organizationId);

type RoleInPlace = { kind: "project" | "media"; role: PlaceRole };

export const organizationRoleIn = ({ memberships }: Roles, organizationId: string): OrganizationRole | undefined =>
  memberships.find((each) => each.organizationId === organizationId)?.role;

/** The person's roles in the one project or medium, or in any of the organization's when none is named. */
function placeRolesIn(roles: Roles, { organizationId, projectId, mediaProjectId }: Place): RoleInPlace[] {
  const any = projectId === undefined && mediaProjectId === undefined;
  const projects = roles.projectMemberships
    .filter((each) => (any ? each.organizationId === organizationId : each.projectId === projectId))
    .map(({ role }) => ({ kind: "project" as const, role }));
  const media = roles.mediaMemberships
    .filter((each) => (any ? each.organizationId === organizationId : each.mediaProjectId === mediaProjectId))
    .map(({ role }) => ({ kind: "media" as const, role }));
  return [...projects, ...media];
}

/** As what a person acts in a project or medium: 0 Admin, 1 Manager, 2 Viewer; undefined where they see nothing. */
export function effectiveRole(roles: Roles, place: Place): PlaceRole | undefined {
  const organization = organizationRoleIn(roles, place.organizationId);
  if (organization && seesAll(organization)) return admin;
  const [own] = placeRolesIn(roles, place);
  if (!own) return undefined;
  return organization === "MANAGER" && own.role > manager ? manager : own.role;
}

/** True when somebody who acts in a project or medium as this may; for screens, which are told `role` with each of them. */
export function placeRoleMay(role: number | null, kind: "project" | "media", permission: Permission): boolean {
  const weakest = needsOf(permission)[kind];
  return role !== null && weakest !== undefined && role <= weakest;
}

/**
 * True for who reads what is paid in a project, or somewhere in an organization when no project is named: those who run the
 * day, and viewers where their project shows it to them. An agency's client is a viewer, and its margin is not theirs to read.
 */
export function seesAmounts(roles: Roles, place: Place): boolean {
  const shown = roles.projectMemberships.some(
    ({ projectId, organizationId, showsAmounts }) =>
      showsAmounts &&
      organizationId === place.organizationId &&
      (place.projectId === undefined || projectId === place.projectId),
  );
  return shown || may(roles, "amount.read", place) === true;
}

/**
 * The ids that a list is scoped to: organizations in which the person may act on everything, and single projects and outlets.
 * Ids never collide across classes, so one list holds them all.
 */
export function reachOf(roles: Roles, permission: Permission): string[] {
  const organizations = roles.memberships
    .filter(({ role }) => seesAll(role) && roleMay(role, permission))
    .map(({ organizationId }) => organizationId);
  const projects = roles.projectMemberships.filter((each) =>
    may(roles, permission, { organizationId: each.organizationId, projectId: each.projectId }),
  );
  const media = roles.mediaMemberships.filter((each) =>
    may(roles, permission, { organizationId: each.organizationId, mediaProjectId: each.mediaProjectId }),
  );
  return [
    ...organizations,
    ...projects.map(({ projectId }) => projectId),
    ...media.map(({ mediaProjectId }) => mediaProjectId),
  ];
}

/** The organizations that a person belongs to by any role, of whatever kind. */
export function organizationsOf(roles: Roles): string[] {
  const all = [...roles.memberships, ...roles.projectMemberships, ...roles.mediaMemberships];
  return [...new Set(all.map(({ organizationId }) => organizationId))];
}

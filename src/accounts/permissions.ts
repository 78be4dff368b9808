import { type OrganizationRole, organizationRoles } from "#platform/contract/actor.ts";

/**
 * What each organization role may do (R6.3): the weakest role that may. One table, read by the server's checks and by the
 * screens.
 */
export const permissions = {
  "organization.read": "VIEWER",
  "organization.edit": "ADMIN",
  "project.create": "ADMIN",
  "project.edit": "ADMIN",
  "campaign.read": "VIEWER",
  "campaign.edit": "MANAGER",
  "cart.edit": "MANAGER",
  "cart.book": "MANAGER",
  "order.read": "VIEWER",
  "order.write": "MANAGER",
  "order.answer": "MANAGER",
  "wallet.read": "ADMIN",
  "wallet.topUp": "ADMIN",
  "media.read": "VIEWER",
  "media.edit": "ADMIN",
  "format.edit": "ADMIN",
} as const satisfies Record<string, OrganizationRole>;

export type Permission = keyof typeof permissions;

/** True when a role is at least as strong as the permission asks. */
export function roleMay(role: OrganizationRole, permission: Permission): boolean {
  return organizationRoles.indexOf(role) <= organizationRoles.indexOf(permissions[permission]);
}

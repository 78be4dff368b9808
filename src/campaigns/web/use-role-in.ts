import { type Permission, roleMay } from "#accounts/permissions.ts";
import { useClientUser } from "#accounts/web/api.ts";

/** Asks the permission table for the reader's role in an organization (R6.3). */
export function useRoleIn(organizationId: string): (permission: Permission) => boolean {
  const { userOrganizations } = useClientUser();
  const role = userOrganizations.find(({ organization }) => organization.id === organizationId)?.organizationRole;
  return (permission) => role !== undefined && roleMay(role, permission);
}

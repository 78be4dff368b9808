import { type Permission, roleMay } from "../permissions.ts";
import type { ClientUser } from "./contract.ts";
import { organizationsOn } from "./sides.ts";

/** The publishers for which somebody may do this, the one they work for before the others. */
export const publishersWith = (
  permission: Permission,
  user: Pick<ClientUser, "currentOrganization" | "userOrganizations">,
): ClientUser["userOrganizations"] =>
  organizationsOn("media", user).filter(({ organizationRole }) => roleMay(organizationRole, permission));

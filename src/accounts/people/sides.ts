import type { OrganizationKind } from "../organizations/organization.ts";
import type { Side } from "../places.ts";
import type { ClientUser } from "./contract.ts";

const sideOfKind = (kind: OrganizationKind): Side => (kind === "publisher" ? "media" : "client");

type EnteredPlace = { campaign?: string | undefined; mediaProject?: string | undefined };

/** The side of an entered outlet or campaign; an organization's follows from its kind. */
export function sideEntered(
  { campaign, mediaProject }: EnteredPlace,
  { currentOrganization }: Pick<ClientUser, "currentOrganization">,
): Side {
  if (mediaProject !== undefined) return "media";
  return campaign === undefined && currentOrganization ? sideOfKind(currentOrganization.kind) : "client";
}

type OwnOrganizations = Pick<ClientUser, "currentOrganization" | "userOrganizations">;

/** A person's organizations on one side, the current one before the others. */
export function organizationsOn(
  side: Side,
  { currentOrganization, userOrganizations }: OwnOrganizations,
): ClientUser["userOrganizations"] {
  const isOther = ({ organization }: ClientUser["userOrganizations"][number]) =>
    Number(organization.id !== currentOrganization?.id);
  return userOrganizations
    .filter(({ organization }) => sideOfKind(organization.kind) === side)
    .sort((one, other) => isOther(one) - isOther(other));
}

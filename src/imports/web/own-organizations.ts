import { roleMay } from "#accounts/permissions.ts";
import { useClientUser } from "#accounts/web/api.ts";
import type { ImportPlace } from "./place.ts";

/** Media without a format are still being set up. */
const came: ImportPlace["came"] = ({ kind, counts }) =>
  kind === "media" && !counts?.formatsCreated && !counts?.formatsUpdated
    ? "/publisher/setup-list"
    : "/publisher/outlets";

export function usePublisherPlace(): ImportPlace {
  const { userOrganizations, currentOrganization } = useClientUser();
  const organizations = userOrganizations
    .filter(
      ({ organization, organizationRole }) =>
        organization.kind === "publisher" && roleMay(organizationRole, "media.create"),
    )
    .map(({ organization: { id, name } }) => ({ id, name }))
    .sort((one, other) => Number(other.id === currentOrganization?.id) - Number(one.id === currentOrganization?.id));
  return { all: "/publisher/import", one: "/publisher/import/$id", came, organizations };
}

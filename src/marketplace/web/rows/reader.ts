import { placeRoleMay, roleMay } from "#accounts/permissions.ts";
import { useClientUser } from "#accounts/web/api.ts";

/** What the person may do with every row; asked once for all of them. */
export type RowReader = {
  /** The campaign whose cart rows are put into. */
  campaign: string | undefined;
  mayAdd: boolean;
  /** The organization whose lists of media the person may change. */
  organization: string | undefined;
};

export function useRowReader(): RowReader {
  const user = useClientUser();
  const { currentOrganization: organization, currentOrganizationRole: role, currentProjectRole } = user;
  return {
    campaign: user.currentCampaign?.id,
    mayAdd: placeRoleMay(currentProjectRole, "project", "cart.edit"),
    organization: role && roleMay(role, "mediaList.edit") ? organization?.id : undefined,
  };
}

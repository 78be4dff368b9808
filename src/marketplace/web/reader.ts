import { useMemo } from "react";
import { placeRoleMay, roleMay } from "#accounts/permissions.ts";
import { useClientUser } from "#accounts/web/api.ts";
import type { MarkLists } from "../marks/marks.ts";

/** The person's permissions for all rows, read once. */
export type RowReader = {
  campaign: string | undefined;
  mayAdd: boolean;
  /** The organization whose lists the person may change. */
  organization: string | undefined;
  /** The campaign whose lists the person may change; a stable object. */
  listCampaign: MarkLists["campaign"];
};

export function useRowReader(): RowReader {
  const user = useClientUser();
  const { currentOrganization: organization, currentOrganizationRole: role, currentProjectRole } = user;
  const campaign = placeRoleMay(currentProjectRole, "project", "campaign.edit") ? user.currentCampaign?.id : undefined;
  const owner = organization?.id;
  const listCampaign = useMemo(
    () => (campaign && owner ? { id: campaign, organization: owner } : undefined),
    [campaign, owner],
  );
  return {
    listCampaign,
    campaign: user.currentCampaign?.id,
    mayAdd: placeRoleMay(currentProjectRole, "project", "cart.edit"),
    organization: role && roleMay(role, "mediaList.edit") ? organization?.id : undefined,
  };
}

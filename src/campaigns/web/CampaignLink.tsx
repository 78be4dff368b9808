import { idOf } from "#platform/contract/wire.ts";
import { AnchorLink } from "#platform/web/components/links.tsx";
import type { Campaign } from "../contract.ts";

type CampaignLinkProps = {
  campaign: Pick<Campaign, "id" | "name" | "project" | "organization">;
  /** Within a sentence a link must show by more than its colour. */
  underline?: "hover" | "always";
};

/** A campaign's name, leading to its board. */
export function CampaignLink({ campaign, underline = "hover" }: CampaignLinkProps) {
  const { id, name, project, organization } = campaign;
  return (
    <AnchorLink
      to="/dashboard/$organizationId/$projectId/$campaignId"
      params={{ organizationId: idOf(organization), projectId: idOf(project), campaignId: id }}
      inherit
      underline={underline}
    >
      {name}
    </AnchorLink>
  );
}

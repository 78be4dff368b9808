import { idOf } from "#platform/contract/iri.ts";
import { AnchorLink } from "#platform/web/components/links.tsx";
import type { Campaign } from "../contract.ts";

type CampaignLinkProps = {
  campaign: Pick<Campaign, "id" | "name" | "project" | "organization">;
  /** Within a sentence a link must differ by more than its color. */
  underline?: "hover" | "always";
};

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

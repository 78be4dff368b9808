import { Breadcrumbs } from "@mantine/core";
import { idOf } from "#platform/contract/wire.ts";
import { AnchorLink } from "#platform/web/components/links.tsx";
import type { Campaign } from "../contract.ts";
import { texts } from "./texts.ts";

/** Where a campaign belongs: dashboard, organization's projects, project. */
export function CampaignTrail({ campaign }: { campaign: Pick<Campaign, "organization" | "project" | "projectName"> }) {
  return (
    <Breadcrumbs mb="xs" fz="sm">
      <AnchorLink to="/dashboard">{texts.dashboard.title}</AnchorLink>
      <AnchorLink to="/dashboard/$organizationId" params={{ organizationId: idOf(campaign.organization) }}>
        {texts.dashboard.projects}
      </AnchorLink>
      <AnchorLink to="/project/$id" params={{ id: idOf(campaign.project) }}>
        {campaign.projectName}
      </AnchorLink>
    </Breadcrumbs>
  );
}

import { Breadcrumbs } from "@mantine/core";
import { idOf } from "#platform/contract/wire.ts";
import { AnchorLink } from "#platform/web/components/links.tsx";
import type { Campaign } from "../contract.ts";
import { texts } from "./texts.ts";

/** Where a campaign belongs: dashboard, organization's projects, project. */
export function CampaignTrail({ campaign }: { campaign: Pick<Campaign, "organization" | "project" | "projectName"> }) {
  return (
    <Breadcrumbs mb="xs">
      <AnchorLink to="/dashboard" fz="sm">
        {texts.dashboard.title}
      </AnchorLink>
      <AnchorLink to="/dashboard/$organizationId" params={{ organizationId: idOf(campaign.organization) }} fz="sm">
        {texts.dashboard.projects}
      </AnchorLink>
      <AnchorLink to="/project/$id" params={{ id: idOf(campaign.project) }} fz="sm">
        {campaign.projectName}
      </AnchorLink>
    </Breadcrumbs>
  );
}

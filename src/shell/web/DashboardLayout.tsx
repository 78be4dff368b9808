import { Group } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { createFileRoute, Outlet, useParams } from "@tanstack/react-router";
import { clientUserQuery } from "#accounts/web/api.ts";
import { campaignQuery, projectQuery } from "#campaigns/web/api.ts";
import { BudgetBar } from "#campaigns/web/BudgetBar.tsx";
import { CampaignFacts } from "#campaigns/web/CampaignFacts.tsx";
import { PlaceHeader } from "./PlaceHeader.tsx";
import { PlaceTabs } from "./PlaceTabs.tsx";
import { texts } from "./place-texts.ts";
import { Trail } from "./Trail.tsx";

export const Route = createFileRoute("/_dashboard")({ component: DashboardLayout });

function DashboardLayout() {
  const { projectId, campaignId } = useParams({ strict: false });
  return (
    <>
      {projectId ? <CampaignHeader projectId={projectId} campaignId={campaignId} /> : <OrganizationsHeader />}
      <Outlet />
    </>
  );
}

type CampaignHeaderProps = { projectId: string; campaignId?: string | undefined };

/** One line above the orders: where the campaign belongs, and its budget. */
function CampaignHeader({ projectId, campaignId = "" }: CampaignHeaderProps) {
  const { data: project } = useQuery(projectQuery(projectId));
  const { data: campaign } = useQuery({ ...campaignQuery(campaignId), enabled: campaignId !== "" });
  return (
    <PlaceHeader size="wide">
      <Group justify="space-between" gap="4px 24px" mih={24}>
        <Group gap="4px 14px">
          <Trail
            organization={project ? { iri: project.organization, name: project.organizationName } : undefined}
            project={project ? { iri: project.id, name: project.name } : undefined}
          />
          {campaign && <CampaignFacts campaign={campaign} />}
        </Group>
        {campaign && <BudgetBar campaign={campaign} />}
      </Group>
    </PlaceHeader>
  );
}

/** Longer rows of tabs would be a list, and the dashboard already is one. */
const tabsMax = 8;

/** Switches between organizations; with a single one, the trail leads up from it. */
function OrganizationsHeader() {
  const { organizationId } = useParams({ strict: false });
  const { data: user } = useQuery(clientUserQuery());
  const organizations =
    user?.userOrganizations.map(({ organization }) => organization).filter(({ kind }) => kind !== "publisher") ?? [];
  if (organizations.length < 2 || organizations.length > tabsMax)
    return organizationId ? (
      <PlaceHeader>
        <Trail />
      </PlaceHeader>
    ) : null;
  const tabs = [
    { path: "/dashboard", label: texts.organizations.all },
    ...organizations.map(({ id, name }) => ({
      path: "/dashboard/$organizationId" as const,
      params: { organizationId: id },
      label: name,
    })),
  ] as const;
  return <PlaceTabs label={texts.organizations.title} tabs={tabs} />;
}

import { useQuery } from "@tanstack/react-query";
import { createFileRoute, Outlet, useParams } from "@tanstack/react-router";
import { clientUserQuery } from "#accounts/web/api.ts";
import { projectQuery } from "#campaigns/web/api.ts";
import { PlaceHeader } from "./PlaceHeader.tsx";
import { PlaceTabs } from "./PlaceTabs.tsx";
import { texts } from "./place-texts.ts";
import { Trail } from "./Trail.tsx";

/** The advertiser's organizations, and their campaigns below them (R2.8, R2.28). */
export const Route = createFileRoute("/_dashboard")({ component: DashboardLayout });

function DashboardLayout() {
  const { projectId } = useParams({ strict: false });
  return (
    <>
      {projectId ? <CampaignHeader projectId={projectId} /> : <OrganizationsHeader />}
      <Outlet />
    </>
  );
}

/** Above a campaign: the way up to its project and organization. */
function CampaignHeader({ projectId }: { projectId: string }) {
  const { data: project } = useQuery(projectQuery(projectId));
  return (
    <PlaceHeader size="wide">
      <Trail
        organization={project ? { iri: project.organization, name: project.organizationName } : undefined}
        project={project ? { iri: project.id, name: project.name } : undefined}
      />
    </PlaceHeader>
  );
}

/** Past so many they would be a list, which the dashboard is already. */
const tabsMax = 8;

/** Who books for several organizations goes from one to the other; who has one goes up from it. */
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

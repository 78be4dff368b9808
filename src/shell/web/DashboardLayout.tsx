import { useQuery } from "@tanstack/react-query";
import { createFileRoute, Outlet, useParams } from "@tanstack/react-router";
import { clientUserQuery } from "#accounts/web/api.ts";
import { projectQuery } from "#campaigns/web/api.ts";
import { PlaceHeader } from "./PlaceHeader.tsx";
import { PlaceTabs } from "./PlaceTabs.tsx";
import { texts } from "./place-texts.ts";
import { Trail } from "./Trail.tsx";

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

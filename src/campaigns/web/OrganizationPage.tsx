import { Stack } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { createFileRoute } from "@tanstack/react-router";
import { roleMay } from "#accounts/permissions.ts";
import { organizationQuery } from "#accounts/web/api.ts";
import { ListSection } from "#platform/web/components/ListSection.tsx";
import { ButtonLink } from "#platform/web/components/links.tsx";
import { inOrder } from "#platform/web/components/loading/Waiting.tsx";
import { Page } from "#platform/web/components/Page.tsx";
import { QueryState } from "#platform/web/components/QueryState.tsx";
import { guarded } from "#platform/web/guards.ts";
import { queryClient } from "#platform/web/query-client.ts";
import { projectsQuery } from "./api.ts";
import { CampaignPages } from "./CampaignPages.tsx";
import { NewProjectButton } from "./NewProjectButton.tsx";
import { OrganizationBalance } from "./OrganizationBalance.tsx";
import { ProjectList } from "./ProjectList.tsx";
import { texts } from "./texts.ts";

export const Route = createFileRoute("/_dashboard/dashboard/$organizationId")({
  beforeLoad: guarded("auth"),
  loader: ({ params: { organizationId } }) => {
    void queryClient.prefetchQuery(organizationQuery(organizationId));
    void queryClient.prefetchQuery(projectsQuery({ organization: organizationId }));
  },
  component: OrganizationPage,
});

/** Its projects and campaigns with their money (R2.8). */
function OrganizationPage() {
  const { organizationId } = Route.useParams();
  const query = useQuery(organizationQuery(organizationId));
  return (
    <QueryState query={query}>
      {(organization) => (
        <Page
          title={organization.name}
          actions={
            <>
              <OrganizationBalance organization={organization} />
              <ButtonLink to="/offers" search={{ organization: organization.id }} variant="secondary">
                {texts.organization.offers}
              </ButtonLink>
              {roleMay(organization.role, "project.create") && <NewProjectButton organizationId={organization.id} />}
            </>
          }
        >
          <Stack gap={48} className={inOrder}>
            <ListSection title={texts.dashboard.projects}>
              <ProjectList key={organization.id} organization={organization} />
            </ListSection>
            <ListSection title={texts.organization.campaigns}>
              <CampaignPages key={organization.id} filter={{ organization: organization.id }} withProject />
            </ListSection>
          </Stack>
        </Page>
      )}
    </QueryState>
  );
}

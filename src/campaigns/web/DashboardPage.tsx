import { Stack } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { createFileRoute } from "@tanstack/react-router";
import { organizationsQuery } from "#accounts/web/api.ts";
import { Page } from "#platform/web/components/Page.tsx";
import { QueryState } from "#platform/web/components/QueryState.tsx";
import { guarded } from "#platform/web/guards.ts";
import { queryClient } from "#platform/web/query-client.ts";
import { OrganizationSection } from "./OrganizationSection.tsx";
import { SetUp } from "./SetUp.tsx";
import { texts } from "./texts.ts";

export const Route = createFileRoute("/_dashboard/dashboard")({
  beforeLoad: guarded("auth"),
  loader: () => void queryClient.prefetchQuery(organizationsQuery()),
  component: DashboardPage,
});

/** The advertiser's organizations and projects with what they spent (R2.8); the first time, the way to have one. */
function DashboardPage() {
  const query = useQuery(organizationsQuery());
  return (
    <QueryState query={query}>
      {({ items }) =>
        items.length === 0 ? (
          <SetUp />
        ) : (
          <Page title={texts.dashboard.title}>
            <Stack gap={56}>
              {items.map((organization) => (
                <OrganizationSection key={organization.id} organization={organization} />
              ))}
            </Stack>
          </Page>
        )
      }
    </QueryState>
  );
}

import { Stack } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { createFileRoute } from "@tanstack/react-router";
import { z } from "zod";
import { AskName } from "#accounts/people/web/AskName.tsx";
import { organizationsQuery } from "#accounts/web/api.ts";
import { ButtonLink } from "#platform/web/components/links.tsx";
import { Page } from "#platform/web/components/Page.tsx";
import { QueryState } from "#platform/web/components/QueryState.tsx";
import { guarded } from "#platform/web/guards.ts";
import { addressOf, readAddress } from "#platform/web/navigation/search.ts";
import { queryClient } from "#platform/web/query-client.ts";
import { OrganizationSection } from "./OrganizationSection.tsx";
import { SetUp } from "./SetUp.tsx";
import { texts } from "./texts.ts";

/** `organization=new` opens the form for another one. */
const dashboardSearch = z.object({ organization: z.literal("new").optional() });

export const Route = createFileRoute("/_dashboard/dashboard")({
  validateSearch: addressOf<{ organization?: "new" }>(),
  beforeLoad: guarded("auth"),
  loader: () => void queryClient.prefetchQuery(organizationsQuery()),
  component: DashboardPage,
});

/**
 * Organizations with their projects and spending (R2.8), or the form for a first or another one. Publishers book here,
 * too (R1.5).
 */
function DashboardPage() {
  const { organization: wanted } = readAddress(dashboardSearch, Route.useSearch());
  const query = useQuery(organizationsQuery());
  return (
    <QueryState query={query}>
      {({ items }) => {
        const booking = items.filter(({ kind }) => kind !== "publisher");
        if (booking.length === 0 || wanted) return <SetUp />;
        return (
          <Page title={texts.dashboard.title} actions={<NewOrganization />}>
            <AskName />
            <Stack gap={56}>
              {booking.map((organization) => (
                <OrganizationSection key={organization.id} organization={organization} />
              ))}
            </Stack>
          </Page>
        );
      }}
    </QueryState>
  );
}

function NewOrganization() {
  return (
    <ButtonLink to="/dashboard" search={{ organization: "new" }} variant="secondary">
      {texts.dashboard.newOrganization}
    </ButtonLink>
  );
}

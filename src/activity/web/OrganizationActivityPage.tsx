import { Text } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { createFileRoute } from "@tanstack/react-router";
import { organizationQuery } from "#accounts/web/api.ts";
import { Page } from "#platform/web/components/Page.tsx";
import { QueryState } from "#platform/web/components/QueryState.tsx";
import { guarded } from "#platform/web/guards.ts";
import { pageNumber, readAddress } from "#platform/web/navigation/address.ts";
import { addressOf } from "#platform/web/navigation/search.ts";
import { PerformanceCharts } from "../performance/web/PerformanceCharts.tsx";
import { ActivityList } from "./ActivityList.tsx";
import { texts } from "./texts.ts";

const activitySearch = { page: pageNumber };

export const Route = createFileRoute("/_publisher-dashboard/publisher/dashboard/$organizationId")({
  beforeLoad: guarded("auth", "publisher"),
  validateSearch: addressOf<{ page?: number }>(),
  component: OrganizationActivityPage,
});

/** Events of one organization's outlets (R2.21). */
function OrganizationActivityPage() {
  const { organizationId } = Route.useParams();
  const { page = 1 } = readAddress(activitySearch, Route.useSearch());
  const navigate = Route.useNavigate();
  const query = useQuery(organizationQuery(organizationId));
  return (
    <QueryState query={query}>
      {({ name }) => (
        <Page title={texts.of(name)}>
          <PerformanceCharts organizationId={organizationId} />
          <Text c="dimmed" mb="lg">
            {texts.lead}
          </Text>
          <ActivityList
            organization={organizationId}
            page={page}
            onPage={(chosen) => void navigate({ search: { page: chosen } })}
          />
        </Page>
      )}
    </QueryState>
  );
}

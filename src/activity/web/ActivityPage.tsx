import { Group, Text } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { createFileRoute } from "@tanstack/react-router";
import { organizationsQuery } from "#accounts/web/api.ts";
import { AnchorLink } from "#platform/web/components/links.tsx";
import { Waiting } from "#platform/web/components/loading/Waiting.tsx";
import { Page } from "#platform/web/components/Page.tsx";
import { guarded } from "#platform/web/guards.ts";
import { pageNumber, readAddress } from "#platform/web/navigation/address.ts";
import { addressOf } from "#platform/web/navigation/search.ts";
import { ActivityList } from "./ActivityList.tsx";
import { texts } from "./texts.ts";

const activitySearch = { page: pageNumber };

export const Route = createFileRoute("/_publisher-dashboard/publisher/dashboard/activity")({
  beforeLoad: guarded("auth", "publisher"),
  validateSearch: addressOf<{ page?: number }>(),
  component: ActivityPage,
});

/** Events of the reader's outlets (R2.21). */
function ActivityPage() {
  const { page = 1 } = readAddress(activitySearch, Route.useSearch());
  const navigate = Route.useNavigate();
  return (
    <Page title={texts.title}>
      <Text c="dimmed" mb="lg">
        {texts.lead}
      </Text>
      <OrganizationLinks />
      <ActivityList page={page} onPage={(chosen) => void navigate({ search: { page: chosen } })} />
    </Page>
  );
}

function OrganizationLinks() {
  const { data, isLoading } = useQuery(organizationsQuery());
  if (isLoading) return <Waiting />;
  const publishers = data?.items.filter(({ kind }) => kind === "publisher") ?? [];
  if (publishers.length === 0) return null;
  return (
    <Group component="nav" gap="md" mb="lg" aria-label={texts.organizations}>
      {publishers.map(({ id, name }) => (
        <AnchorLink key={id} to="/publisher/dashboard/$organizationId" params={{ organizationId: id }} fz="sm">
          {name}
        </AnchorLink>
      ))}
    </Group>
  );
}

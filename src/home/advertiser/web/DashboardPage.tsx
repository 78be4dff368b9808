import { Group, Stack, Title } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { createFileRoute } from "@tanstack/react-router";
import { lazy, Suspense } from "react";
import { z } from "zod";
import type { Organization } from "#accounts/organizations/contract.ts";
import { clientUserQuery, organizationsQuery, useClientUser } from "#accounts/web/api.ts";
import { OrganizationSection } from "#campaigns/web/OrganizationSection.tsx";
import { ButtonLink } from "#platform/web/components/links.tsx";
import { PageSkeleton } from "#platform/web/components/loading/PageSkeleton.tsx";
import { QueryState } from "#platform/web/components/QueryState.tsx";
import { guarded } from "#platform/web/guards.ts";
import { addressOf, readAddress } from "#platform/web/navigation/search.ts";
import { queryClient } from "#platform/web/query-client.ts";
import { bookingOrganizationOf } from "../../home-organization.ts";
import { advertiserHomeQuery } from "../../web/api.ts";
import { texts } from "../../web/texts.ts";
import { AdvertiserHomeView } from "./AdvertiserHomeView.tsx";

const SetUp = lazy(async () => ({ default: (await import("#campaigns/web/SetUp.tsx")).SetUp }));

/** `organization=new` opens the form for another one, `order` an order beside the home. */
const dashboardSearch = z.object({ organization: z.literal("new").optional(), order: z.uuid().optional() });

export const Route = createFileRoute("/_dashboard/dashboard")({
  validateSearch: addressOf<{ organization?: "new"; order?: string }>(),
  beforeLoad: guarded("auth"),
  loader: () => {
    void queryClient.prefetchQuery(organizationsQuery());
    void prefetchHome();
  },
  component: DashboardPage,
});

async function prefetchHome(): Promise<void> {
  const organization = bookingOrganizationOf(await queryClient.ensureQueryData(clientUserQuery()));
  if (organization) await queryClient.prefetchQuery(advertiserHomeQuery(organization.id));
}

/** The home of the current organization with all organizations below (R2.8), or the form for a first or another one. */
function DashboardPage() {
  const { organization: wanted, order } = readAddress(dashboardSearch, Route.useSearch());
  const navigate = Route.useNavigate();
  const user = useClientUser();
  const query = useQuery(organizationsQuery());
  const organization = bookingOrganizationOf(user);
  return (
    <QueryState query={query}>
      {({ items }) => {
        const booking = items.filter(({ kind }) => kind !== "publisher");
        if (booking.length === 0 || !organization || wanted)
          return (
            <Suspense fallback={<PageSkeleton />}>
              <SetUp />
            </Suspense>
          );
        return (
          <AdvertiserHomeView
            user={user}
            organizationId={organization.id}
            orderId={order}
            onCloseOrder={() => void navigate({ search: {}, resetScroll: false })}
          >
            <Organizations organizations={booking} />
          </AdvertiserHomeView>
        );
      }}
    </QueryState>
  );
}

const Organizations = ({ organizations }: { organizations: Organization[] }) => (
  <Stack gap={40} mt={48}>
    <Group justify="space-between">
      <Title order={2} fz={20}>
        {texts.advertiser.organizations}
      </Title>
      <ButtonLink to="/dashboard" search={{ organization: "new" }} variant="secondary">
        {texts.advertiser.newOrganization}
      </ButtonLink>
    </Group>
    {organizations.map((organization) => (
      <OrganizationSection key={organization.id} organization={organization} />
    ))}
  </Stack>
);

import { useQuery } from "@tanstack/react-query";
import { createFileRoute } from "@tanstack/react-router";
import { lazy, Suspense } from "react";
import { organizationsOn } from "#accounts/people/sides.ts";
import { clientUserQuery, organizationsQuery, useClientUser } from "#accounts/web/api.ts";
import { PageSkeleton } from "#platform/web/components/loading/PageSkeleton.tsx";
import { QueryState } from "#platform/web/components/QueryState.tsx";
import { guarded } from "#platform/web/guards.ts";
import { addressOf } from "#platform/web/navigation/search.ts";
import { queryClient } from "#platform/web/query-client.ts";
import { whenIdle } from "#platform/web/when-idle.ts";
import { advertiserHomeQuery } from "../../web/api.ts";
import { orderBeside } from "../../web/order-beside.ts";
import { AdvertiserHomeView } from "./AdvertiserHomeView.tsx";

/** Stands below the first screen, so it comes after it. */
const HomeOrganizations = lazy(() => whenIdle().then(() => import("./HomeOrganizations.tsx")));
const SetUp = lazy(async () => ({ default: (await import("#campaigns/web/SetUp.tsx")).SetUp }));

export const Route = createFileRoute("/_dashboard/dashboard")({
  // `new` opens the form for another organization.
  validateSearch: addressOf<{ organization?: "new"; order?: string }>(),
  beforeLoad: guarded("auth"),
  loader: () => {
    void queryClient.prefetchQuery(organizationsQuery());
    void prefetchHome();
  },
  component: DashboardPage,
});

async function prefetchHome(): Promise<void> {
  const [own] = organizationsOn("client", await queryClient.ensureQueryData(clientUserQuery()));
  if (own) await queryClient.prefetchQuery(advertiserHomeQuery(own.organization.id));
}

/** The home of the current organization with all organizations below (R2.8), or the form for a first or another one. */
function DashboardPage() {
  const search = Route.useSearch();
  const navigate = Route.useNavigate();
  const user = useClientUser();
  const query = useQuery(organizationsQuery());
  const organization = organizationsOn("client", user)[0]?.organization;
  return (
    <QueryState query={query}>
      {({ items }) => {
        const booking = items.filter(({ kind }) => kind !== "publisher");
        if (booking.length === 0 || !organization || search.organization === "new")
          return (
            <Suspense fallback={<PageSkeleton />}>
              <SetUp />
            </Suspense>
          );
        return (
          <AdvertiserHomeView
            user={user}
            organizationId={organization.id}
            orderId={orderBeside(search)}
            onCloseOrder={() => void navigate({ search: {}, resetScroll: false })}
          >
            <Suspense>
              <HomeOrganizations organizations={booking} />
            </Suspense>
          </AdvertiserHomeView>
        );
      }}
    </QueryState>
  );
}

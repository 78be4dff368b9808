import { Stack } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { createFileRoute } from "@tanstack/react-router";
import { lazy, type ReactNode, Suspense } from "react";
import { type Permission, placeRoleMay } from "#accounts/permissions.ts";
import type { Campaign } from "#campaigns/contract.ts";
import { campaignQuery, projectQuery } from "#campaigns/web/api.ts";
import { WorkInButton } from "#campaigns/web/WorkInButton.tsx";
import { ButtonLink } from "#platform/web/components/links.tsx";
import { RowsSkeleton } from "#platform/web/components/loading/RowsSkeleton.tsx";
import { Page } from "#platform/web/components/Page.tsx";
import { QueryState } from "#platform/web/components/QueryState.tsx";
import { guarded } from "#platform/web/guards.ts";
import { readAddress } from "#platform/web/navigation/address.ts";
import { addressOf } from "#platform/web/navigation/search.ts";
import { queryClient } from "#platform/web/query-client.ts";
import { LaterFilters } from "../../list/web/LaterFilters.tsx";
import { OrderExport } from "../../list/web/OrderExport.tsx";
import { TableView } from "../../list/web/TableView.tsx";
import { BoardView } from "../board/BoardView.tsx";
import { type CampaignSearch, campaignSearch, filterIn } from "../order-search.ts";
import { texts } from "../texts.ts";
import { OrderDrawer } from "../view/OrderDrawer.tsx";
import { ViewLinks } from "./ViewLinks.tsx";

export const Route = createFileRoute("/_dashboard/dashboard/$organizationId/$projectId/$campaignId")({
  beforeLoad: guarded("auth"),
  validateSearch: addressOf<CampaignSearch>(),
  loaderDeps: ({ search: { view = "board" } }) => ({ view }),
  loader: ({ params, deps: { view } }) => {
    void queryClient.prefetchQuery(campaignQuery(params.campaignId));
    void queryClient.prefetchQuery(projectQuery(params.projectId));
    void prefetchView.get(view)?.(params.campaignId);
  },
  component: CampaignPage,
});

/** A view's data, asked along with the campaign. Imported on demand, to keep them out of the first load. */
const prefetchView = new Map<unknown, (campaign: string) => Promise<void>>([
  [
    "board",
    async (campaign) => queryClient.prefetchQuery((await import("../loader-queries.ts")).campaignOrdersQuery(campaign)),
  ],
  [
    "report",
    async (campaign) =>
      queryClient.prefetchQuery((await import("../../report/web/api.ts")).campaignReportQuery(campaign)),
  ],
]);

/**
 * Campaign with its orders as board, calendar and report (R2.8). Stands here since campaigns know nothing of orders.
 */
function CampaignPage() {
  const { campaignId } = Route.useParams();
  const search = readAddress(campaignSearch, Route.useSearch());
  const navigate = Route.useNavigate();
  // Spent and held change with the orders beside them.
  const query = useQuery(campaignQuery(campaignId));
  return (
    <>
      <QueryState query={query}>
        {(campaign) => (
          <Page
            size="wide"
            isTight
            title={campaign.name}
            beside={<ViewLinks current={search.view ?? "board"} />}
            actions={<Actions campaign={campaign} />}
          >
            <Suspense fallback={<RowsSkeleton rows={8} />}>
              <View
                campaign={campaign}
                search={search}
                onSearch={(changed) => void navigate({ search: changed, resetScroll: false })}
              />
            </Suspense>
          </Page>
        )}
      </QueryState>
      <OrderDrawer
        orderId={search.order}
        onClose={() => void navigate({ search: ({ order: _closed, ...kept }) => kept, resetScroll: false })}
      />
    </>
  );
}

// The board is what most people open; the other views of a campaign come with their use.
const ReportView = lazy(() => import("../../report/web/ReportView.tsx"));
const CalendarView = lazy(() => import("../calendar/CalendarView.tsx"));

type ViewProps = { campaign: Campaign; search: CampaignSearch; onSearch: (search: CampaignSearch) => void };

/** Table, board and calendar share a filter; the report covers all orders. */
function View({ campaign, search, onSearch }: ViewProps) {
  const { view = "board", month, page = 1 } = search;
  if (view === "report") return <ReportView campaign={campaign} />;
  const filter = filterIn(search);
  const toPage = (chosen: number) => onSearch({ ...search, page: chosen });
  const filters = (several?: ReactNode) => (
    <LaterFilters
      isCovered={search.order !== undefined}
      filter={filter}
      onFilter={(changed) => onSearch({ ...search, page: undefined, ...changed })}
    >
      <OrderExport filter={{ ...filter, campaign: campaign.id }} />
      {several}
    </LaterFilters>
  );
  if (view === "board")
    return <BoardView campaignId={campaign.id} filter={filter} page={page} onPage={toPage} filters={filters} />;
  return (
    <Stack gap="sm">
      {filters()}
      {view === "calendar" && <CalendarView campaignId={campaign.id} filter={filter} month={month} />}
      {view === "table" && <TableView campaignId={campaign.id} filter={filter} page={page} onPage={toPage} />}
    </Stack>
  );
}

function Actions({ campaign }: { campaign: Campaign }) {
  const may = (permission: Permission) => placeRoleMay(campaign.role, "project", permission);
  return (
    <>
      <ButtonLink to="/offers" search={{ campaign: campaign.id }} variant="secondary">
        {texts.campaign.offers}
      </ButtonLink>
      {may("campaign.edit") && (
        <ButtonLink to="/campaign/edit/$id" params={{ id: campaign.id }} variant="secondary">
          {texts.campaign.edit}
        </ButtonLink>
      )}
      {may("cart.edit") && (
        <>
          <WorkInButton current={{ campaign: campaign.id }} to="/cart" variant="default">
            {texts.campaign.cart}
          </WorkInButton>
          <WorkInButton current={{ campaign: campaign.id }} to="/media">
            {texts.campaign.findMedia}
          </WorkInButton>
        </>
      )}
    </>
  );
}

import { Stack } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { createFileRoute } from "@tanstack/react-router";
import type { Campaign } from "#campaigns/contract.ts";
import { campaignQuery } from "#campaigns/web/api.ts";
import { BudgetBar } from "#campaigns/web/BudgetBar.tsx";
import { CampaignFacts } from "#campaigns/web/CampaignFacts.tsx";
import { CampaignTrail } from "#campaigns/web/CampaignTrail.tsx";
import { WorkInButton } from "#campaigns/web/WorkInButton.tsx";
import { EmptyState } from "#platform/web/components/EmptyState.tsx";
import { ButtonLink } from "#platform/web/components/links.tsx";
import { Page } from "#platform/web/components/Page.tsx";
import { Pager } from "#platform/web/components/Pager.tsx";
import { QueryState } from "#platform/web/components/QueryState.tsx";
import { guarded } from "#platform/web/guards.ts";
import { queryClient } from "#platform/web/query-client.ts";
import { addressOf, readAddress } from "#platform/web/search.ts";
import { campaignOrdersQuery } from "./api.ts";
import { Board } from "./board/Board.tsx";
import { type OrderSearch, orderSearch } from "./order-search.ts";
import { texts } from "./texts.ts";
import { OrderDrawer } from "./view/OrderDrawer.tsx";

export const Route = createFileRoute("/dashboard/$organizationId/$projectId/$campaignId")({
  beforeLoad: guarded("auth"),
  validateSearch: addressOf<OrderSearch>(),
  loader: ({ params }) => {
    void queryClient.prefetchQuery(campaignQuery(params.campaignId));
    void queryClient.prefetchQuery(campaignOrdersQuery(params.campaignId));
  },
  component: CampaignPage,
});

/** One campaign: its budget, and its orders on the board (R2.8). It lies here since a campaign knows nothing of orders. */
function CampaignPage() {
  const { campaignId } = Route.useParams();
  const { order, page = 1 } = readAddress(orderSearch, Route.useSearch());
  const navigate = Route.useNavigate();
  const query = useQuery(campaignQuery(campaignId));
  return (
    <>
      <QueryState query={query}>
        {(campaign) => (
          <Page
            size="wide"
            title={campaign.name}
            above={<CampaignTrail campaign={campaign} />}
            actions={<Actions campaign={campaign} />}
          >
            <Stack gap="xl">
              <Stack gap="md">
                <CampaignFacts campaign={campaign} />
                <BudgetBar campaign={campaign} />
              </Stack>
              <Orders
                campaign={campaign}
                page={page}
                onPage={(chosen) => void navigate({ search: { page: chosen } })}
              />
            </Stack>
          </Page>
        )}
      </QueryState>
      <OrderDrawer
        orderId={order}
        onClose={() => void navigate({ search: ({ order: _closed, ...kept }) => kept, resetScroll: false })}
      />
    </>
  );
}

function Actions({ campaign }: { campaign: Campaign }) {
  return (
    <>
      <ButtonLink to="/campaign/edit/$id" params={{ id: campaign.id }} variant="default">
        {texts.campaign.edit}
      </ButtonLink>
      <WorkInButton current={{ campaign: campaign.id }} to="/cart" variant="default">
        {texts.campaign.cart}
      </WorkInButton>
      <WorkInButton current={{ campaign: campaign.id }} to="/media">
        {texts.campaign.findMedia}
      </WorkInButton>
    </>
  );
}

type OrdersProps = { campaign: Campaign; page: number; onPage: (page: number) => void };

function Orders({ campaign, page, onPage }: OrdersProps) {
  const query = useQuery(campaignOrdersQuery(campaign.id, page));
  return (
    <QueryState query={query} inline>
      {({ items, totalItems }) =>
        totalItems === 0 ? (
          <EmptyState
            title={texts.board.none}
            text={texts.board.noneText}
            action={
              <WorkInButton current={{ campaign: campaign.id }} to="/media">
                {texts.campaign.findMedia}
              </WorkInButton>
            }
          />
        ) : (
          <div>
            <Board orders={items} />
            {totalItems > items.length && (
              <Pager page={page} totalItems={totalItems} itemsPerPage={100} onChange={onPage} />
            )}
          </div>
        )
      }
    </QueryState>
  );
}

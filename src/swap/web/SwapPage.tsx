import { Text } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { createFileRoute } from "@tanstack/react-router";
import { placeRoleMay } from "#accounts/permissions.ts";
import type { Order } from "#orders/contract.ts";
import { orderQuery } from "#orders/web/api.ts";
import { Empty } from "#platform/web/components/Empty.tsx";
import { Page } from "#platform/web/components/Page.tsx";
import { QueryState } from "#platform/web/components/QueryState.tsx";
import { guarded } from "#platform/web/guards.ts";
import { readAddress } from "#platform/web/navigation/address.ts";
import { addressOf } from "#platform/web/navigation/search.ts";
import { texts as platformTexts } from "#platform/web/texts.ts";
import { Candidates } from "./Candidates.tsx";
import { Chosen } from "./Chosen.tsx";
import { OrderLink } from "./OrderLink.tsx";
import classes from "./swap.module.css";
import { type SwapAddress, swapSearch } from "./swap-search.ts";
import { texts } from "./texts.ts";

export const Route = createFileRoute("/order/$id/swap")({
  beforeLoad: guarded("auth"),
  validateSearch: addressOf<SwapAddress>(),
  component: SwapPage,
});

/** Swaps an order's media (R4.9). Lies outside of orders, which know no marketplace. */
function SwapPage() {
  const { id } = Route.useParams();
  const query = useQuery(orderQuery(id));
  return (
    <QueryState query={query}>
      {(order) => (
        <Page title={texts.title} above={<OrderLink order={order} />}>
          <Swap order={order} />
        </Page>
      )}
    </QueryState>
  );
}

function Swap({ order }: { order: Order }) {
  const address = readAddress(swapSearch, Route.useSearch());
  const navigate = Route.useNavigate();
  const change = (part: SwapAddress) =>
    void navigate({ search: (kept) => ({ ...kept, ...part }), replace: true, resetScroll: false });
  if (!placeRoleMay(order.role, "project", "order.swap") || order.party !== "client")
    return <Empty title={platformTexts.noPermissions} />;
  if (!order.swappable) return <Empty title={texts.over} text={texts.overText} action={<OrderLink order={order} />} />;
  return (
    <>
      <Text c="dimmed" mb="lg">
        {texts.lead(order.mediaName, order.formatType)}
      </Text>
      <div className={classes.columns}>
        <Chosen key={address.format} order={order} address={address} onChange={change} />
        <Candidates order={order} address={address} onChange={change} />
      </div>
    </>
  );
}

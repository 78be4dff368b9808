import { Alert, Stack } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { QueryState } from "#platform/web/components/QueryState.tsx";
import type { Order } from "../../contract.ts";
import { allCampaignOrdersQuery } from "../api.ts";
import { NothingBooked } from "../NothingBooked.tsx";
import { texts } from "../texts.ts";

type AllOrdersProps = { campaignId: string; children: (orders: Order[]) => ReactNode };

/** Reads all orders of a campaign for a view that needs them together, and says when there are more than it reads. */
export function AllOrders({ campaignId, children }: AllOrdersProps) {
  const query = useQuery(allCampaignOrdersQuery(campaignId));
  return (
    <QueryState query={query} inline>
      {({ items, totalItems }) =>
        totalItems === 0 ? (
          <NothingBooked campaignId={campaignId} />
        ) : (
          <Stack gap="lg">
            {totalItems > items.length && (
              <Alert color="yellow" variant="light">
                {texts.views.cut(items.length, totalItems)}
              </Alert>
            )}
            {children(items)}
          </Stack>
        )
      }
    </QueryState>
  );
}

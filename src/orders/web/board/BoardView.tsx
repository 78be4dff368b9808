import { Stack, VisuallyHidden } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { type ReactNode, useState } from "react";
import { fullPage } from "#platform/contract/list-length.ts";
import { QueryState } from "#platform/web/components/QueryState.tsx";
import { Pager } from "#platform/web/components/rows/Pager.tsx";
import { SeveralOrders } from "../../several/web/SeveralOrders.tsx";
import { campaignOrdersQuery } from "../loader-queries.ts";
import { NothingBooked } from "../NothingBooked.tsx";
import { hasOrderFilter, type OrderFilterSearch, queryOfFilter } from "../order-search.ts";
import { texts } from "../texts.ts";
import { Board } from "./Board.tsx";

type BoardViewProps = {
  campaignId: string;
  filter: OrderFilterSearch;
  page: number;
  onPage: (page: number) => void;
  /** The filters' line, which bears the actions for several orders at its end. */
  filters: (several: ReactNode) => ReactNode;
};

/** Bulk actions apply to all cards while none is chosen. */
export function BoardView({ campaignId, filter, page, onPage, filters }: BoardViewProps) {
  const query = useQuery(campaignOrdersQuery(campaignId, page, queryOfFilter(filter)));
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const orders = query.data?.items ?? [];
  const taken = orders.filter(({ id }) => chosen.has(id));
  const toggle = (id: string) =>
    setChosen((before) => new Set(before.has(id) ? [...before].filter((other) => other !== id) : [...before, id]));
  return (
    <Stack gap="sm">
      {filters(<SeveralOrders orders={taken.length > 0 ? taken : orders} ticked={taken.map(({ id }) => id)} />)}
      <QueryState query={query} inline>
        {({ items, totalItems, countedUpTo }) =>
          totalItems === 0 ? (
            <NothingBooked campaignId={campaignId} isFiltered={hasOrderFilter(filter)} />
          ) : (
            <Stack gap="md">
              <VisuallyHidden component="h2">{texts.views.names.board}</VisuallyHidden>
              <Board orders={items} chosen={chosen} toggle={toggle} />
              {totalItems > items.length && (
                <Pager {...{ page, totalItems, countedUpTo }} itemsPerPage={fullPage} onChange={onPage} />
              )}
            </Stack>
          )
        }
      </QueryState>
    </Stack>
  );
}

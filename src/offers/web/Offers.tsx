import { Stack } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { EmptyState } from "#platform/web/components/EmptyState.tsx";
import { LoneFilter } from "#platform/web/components/form/LoneFilter.tsx";
import { QueryState } from "#platform/web/components/QueryState.tsx";
import { Pager } from "#platform/web/components/rows/Pager.tsx";
import { offerStatuses } from "../offer.ts";
import { offersQuery } from "./api.ts";
import { OfferTable } from "./OfferTable.tsx";
import type { OffersSearch } from "./offers-search.ts";
import { texts } from "./texts.ts";

const words = texts.list;
const statuses = offerStatuses.map((value) => ({ value, label: texts.statuses[value] }));

type OffersProps = { side: "client" | "publisher"; search: OffersSearch; onSearch: (search: OffersSearch) => void };

/** The offers of one side, filtered as the address says. */
export function Offers({ side, search, onSearch }: OffersProps) {
  const { status, page = 1 } = search;
  const query = useQuery(offersQuery({ side, ...search }));
  return (
    <Stack gap="md">
      <LoneFilter
        label={words.status}
        all={words.all}
        clear={words.all}
        options={statuses}
        value={status}
        onChange={(chosen) => onSearch({ ...search, page: undefined, status: chosen })}
      />
      <QueryState query={query} inline>
        {({ items, totalItems }) =>
          totalItems === 0 ? (
            <EmptyState
              title={status ? words.noneFound : words.none}
              text={status ? undefined : side === "client" ? words.noneClient : words.noneText}
            />
          ) : (
            <div>
              <OfferTable offers={items} to={side === "client" ? "/offers/$id" : "/publisher/dashboard/offers/$id"} />
              <Pager page={page} totalItems={totalItems} onChange={(chosen) => onSearch({ ...search, page: chosen })} />
            </div>
          )
        }
      </QueryState>
    </Stack>
  );
}

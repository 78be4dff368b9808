import { Button, Group, Stack } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { EmptyState } from "#platform/web/components/EmptyState.tsx";
import { SeveralFilter } from "#platform/web/components/form/SeveralFilter.tsx";
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
      <Group align="flex-end">
        <SeveralFilter
          label={words.status}
          all={words.all}
          options={statuses}
          value={status}
          onChange={(chosen) => onSearch({ ...search, page: undefined, status: chosen })}
          w={{ base: "100%", xs: 360 }}
        />
        {status && (
          <Button variant="link" onClick={() => onSearch({ ...search, status: undefined, page: undefined })}>
            {words.all}
          </Button>
        )}
      </Group>
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

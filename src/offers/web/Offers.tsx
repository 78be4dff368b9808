import { Button, Group, MultiSelect, Stack } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { EmptyState } from "#platform/web/components/EmptyState.tsx";
import { QueryState } from "#platform/web/components/QueryState.tsx";
import { Pager } from "#platform/web/components/rows/Pager.tsx";
import { type OfferStatus, offerStatuses } from "../offer.ts";
import { offersQuery } from "./api.ts";
import { OfferTable } from "./OfferTable.tsx";
import type { OffersSearch } from "./offers-search.ts";
import { texts } from "./texts.ts";

const words = texts.list;

type OffersProps = { side: "client" | "publisher"; search: OffersSearch; onSearch: (search: OffersSearch) => void };

/** The offers of one side, filtered as the address says. */
export function Offers({ side, search, onSearch }: OffersProps) {
  const { status, page = 1 } = search;
  const query = useQuery(offersQuery({ side, ...search }));
  return (
    <Stack gap="md">
      <Group align="flex-end">
        <MultiSelect
          label={words.status}
          placeholder={status ? undefined : words.all}
          data={offerStatuses.map((value) => ({ value, label: texts.statuses[value] }))}
          value={status ?? []}
          onChange={(chosen) =>
            onSearch({ ...search, page: undefined, status: chosen.length > 0 ? (chosen as OfferStatus[]) : undefined })
          }
          w={{ base: "100%", xs: 360 }}
          clearable
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

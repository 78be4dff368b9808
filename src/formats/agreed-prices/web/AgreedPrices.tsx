import { Stack, Text } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import type { TradeSide } from "#events/trade-side.ts";
import { Empty } from "#platform/web/components/Empty.tsx";
import { QueryState } from "#platform/web/components/QueryState.tsx";
import { Pager } from "#platform/web/components/rows/Pager.tsx";
import { type AddressBy, idInAddress, pageNumber } from "#platform/web/navigation/address.ts";
import { AgreedPriceTable } from "./AgreedPriceTable.tsx";
import { agreedPricesQuery } from "./api.ts";
import { texts } from "./texts.ts";

export const agreedPricesSearch = {
  format: idInAddress,
  page: pageNumber,
};
export type AgreedPricesSearch = AddressBy<typeof agreedPricesSearch>;

type AgreedPricesProps = {
  side: TradeSide;
  search: AgreedPricesSearch;
  onPage: (page: number) => void;
};

export function AgreedPrices({ side, search, onPage }: AgreedPricesProps) {
  const query = useQuery(agreedPricesQuery({ side, ...search }));
  return (
    <QueryState query={query}>
      {({ items, totalItems }) =>
        totalItems === 0 ? (
          <Empty title={texts.none} text={texts.noneText[side]} />
        ) : (
          <Stack gap="md">
            <Text c="dimmed">{texts.lead[side]}</Text>
            <div>
              <AgreedPriceTable prices={items} side={side} />
              <Pager page={search.page ?? 1} totalItems={totalItems} onChange={onPage} />
            </div>
          </Stack>
        )
      }
    </QueryState>
  );
}

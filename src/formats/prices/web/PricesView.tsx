import { useQuery } from "@tanstack/react-query";
import { Empty } from "#platform/web/components/Empty.tsx";
import { ListFileMenu } from "#platform/web/components/ListFileMenu.tsx";
import { AnchorLink } from "#platform/web/components/links.tsx";
import { Page } from "#platform/web/components/Page.tsx";
import { QueryState } from "#platform/web/components/QueryState.tsx";
import { formatPricesFile, formatPricesQuery } from "./api.ts";
import { PricesTable } from "./PricesTable.tsx";
import type { PriceFilter } from "./price-filter.ts";
import { texts } from "./texts.ts";

type PricesViewProps = { filter: PriceFilter; onFilter: (filter: PriceFilter) => void };

/** Prices of all own formats in one table, saved together (R3.8). */
export default function PricesView(props: PricesViewProps) {
  const query = useQuery(formatPricesQuery());
  const above = (
    <AnchorLink to="/publisher/outlets" fz="sm">
      {texts.back}
    </AnchorLink>
  );
  return (
    <Page title={texts.title} above={above} actions={<ListFileMenu name="prices" read={formatPricesFile} />}>
      <QueryState query={query}>
        {({ rows, totalItems }) =>
          rows.length === 0 ? (
            <Empty title={texts.empty} text={texts.emptyText} />
          ) : (
            <PricesTable rows={rows} totalItems={totalItems} {...props} />
          )
        }
      </QueryState>
    </Page>
  );
}

import { Box, Button, Group, NativeSelect, Text } from "@mantine/core";
import { useMediaQuery } from "@mantine/hooks";
import { useQuery } from "@tanstack/react-query";
import { createFileRoute } from "@tanstack/react-router";
import { lazy, Suspense } from "react";
import { useClientUser } from "#accounts/web/api.ts";
import { EmptyState } from "#platform/web/components/EmptyState.tsx";
import { Page } from "#platform/web/components/Page.tsx";
import { Pager } from "#platform/web/components/Pager.tsx";
import { QueryState } from "#platform/web/components/QueryState.tsx";
import { RowsSkeleton } from "#platform/web/components/RowsSkeleton.tsx";
import { guarded } from "#platform/web/guards.ts";
import { addressOf } from "#platform/web/search.ts";
import { activeFilters } from "./active-filters.ts";
import { type MarketplaceAddress, pageSizes, useMarketplaceAddress } from "./address.ts";
import { defaultPageSize, listingsQuery } from "./api.ts";
import { ColumnChooser } from "./ColumnChooser.tsx";
import { CompareTray } from "./compare/CompareTray.tsx";
import { ExportMenu } from "./ExportMenu.tsx";
import { ActiveFilters } from "./filters/ActiveFilters.tsx";
import { FilterFields } from "./filters/FilterFields.tsx";
import classes from "./filters/filters.module.css";
import { Listings } from "./Listings.tsx";
import { Presets } from "./Presets.tsx";
import { texts } from "./texts.ts";
import { ViewsMenu } from "./views/ViewsMenu.tsx";

export const Route = createFileRoute("/media")({
  validateSearch: addressOf<MarketplaceAddress>(),
  beforeLoad: guarded("auth"),
  component: MarketplacePage,
});

/** Only where there is no room beside the rows. */
const FilterDrawer = lazy(() => import("./filters/FilterDrawer.tsx"));

/** All that can be booked, with every filter, column and sort in the address (R2.12). */
function MarketplacePage() {
  const isWide = useMediaQuery("(min-width: 75em)", undefined, { getInitialValueInEffect: false });
  return (
    <Page
      title={texts.title}
      size="wide"
      actions={
        isWide ? null : (
          <Suspense>
            <FilterDrawer />
          </Suspense>
        )
      }
    >
      <Group align="flex-start" wrap="nowrap" gap="lg">
        {isWide && (
          <aside className={classes.panel} aria-label={texts.filters.title}>
            <FilterFields />
          </aside>
        )}
        <Box flex={1} miw={0}>
          <ActiveFilters />
          <Results />
        </Box>
      </Group>
    </Page>
  );
}

function Results() {
  const { address, change } = useMarketplaceAddress();
  const { currentCampaign } = useClientUser();
  const query = useQuery(listingsQuery({ campaign: currentCampaign?.id, ...address }));
  const itemsPerPage = address.itemsPerPage ?? defaultPageSize;
  return (
    <>
      <Group justify="space-between" mb="sm">
        <Text className="figures" fw={550} aria-live="polite">
          {query.data ? texts.total(query.data.totalItems) : " "}
        </Text>
        <Group gap="xs">
          <NativeSelect
            aria-label={texts.perPage}
            data={pageSizes}
            value={String(itemsPerPage)}
            onChange={({ currentTarget }) => change({ itemsPerPage: Number(currentTarget.value) })}
          />
          <Presets />
          <ViewsMenu />
          <ColumnChooser />
          <ExportMenu />
        </Group>
      </Group>
      <QueryState query={query} inline skeleton={<RowsSkeleton rows={itemsPerPage} />}>
        {({ items, totalItems }) => (
          <Box opacity={query.isPlaceholderData ? 0.55 : 1} aria-busy={query.isPlaceholderData}>
            {totalItems === 0 ? <NothingFound /> : <Listings listings={items} />}
            <CompareTray />
            {totalItems > 0 && (
              <Pager
                page={address.page ?? 1}
                totalItems={totalItems}
                itemsPerPage={itemsPerPage}
                onChange={(page) => change({ page })}
              />
            )}
          </Box>
        )}
      </QueryState>
    </>
  );
}

function NothingFound() {
  const { address, clear } = useMarketplaceAddress();
  if (activeFilters(address).length === 0)
    return <EmptyState title={texts.empty.nothing} text={texts.empty.nothingText} />;
  return (
    <EmptyState
      title={texts.empty.title}
      text={texts.empty.text}
      action={<Button onClick={clear}>{texts.filters.clear}</Button>}
    />
  );
}

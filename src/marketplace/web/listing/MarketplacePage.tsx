import { Box, Button, Text, VisuallyHidden } from "@mantine/core";
import { useMediaQuery } from "@mantine/hooks";
import { createFileRoute } from "@tanstack/react-router";
import { lazy, Suspense, useEffect } from "react";
import { clientUserQuery } from "#accounts/web/api.ts";
import { campaignQuery } from "#campaigns/web/api.ts";
import { Empty } from "#platform/web/components/Empty.tsx";
import { RowsSkeleton } from "#platform/web/components/loading/RowsSkeleton.tsx";
import { DocumentTitle } from "#platform/web/components/Page.tsx";
import { QueryState } from "#platform/web/components/QueryState.tsx";
import { Pager } from "#platform/web/components/rows/Pager.tsx";
import { guardNamed } from "#platform/web/guards.ts";
import { addressOf } from "#platform/web/navigation/search.ts";
import { queryClient } from "#platform/web/query-client.ts";
import { mistypedMin } from "../../text-query.ts";
import { activeFilters } from "../active-filters.ts";
import { isBare, loadAddressSchema, useAddressPart, useChanges } from "../address.ts";
import type { MarketplaceAddress } from "../address-schema.ts";
import { ActiveFilters } from "../filters/ActiveFilters.tsx";
import { FilterDrawer } from "../filters/FilterDrawer.tsx";
import { SearchFilter } from "../filters/SearchFilter.tsx";
import { useRequestedAddress } from "../requested-address.ts";
import { Listings, useView } from "../rows/Listings.tsx";
import { useLate } from "../rows/use-late.ts";
import { useListingRows } from "../rows/use-listing-rows.ts";
import { texts } from "../texts.ts";
import { ListingToolbar, PageSizeSelect } from "./ListingToolbar.tsx";
import classes from "./listing.module.css";

export const Route = createFileRoute("/media")({
  validateSearch: addressOf<MarketplaceAddress>(),
  beforeLoad: async ({ location, search, preload }) => {
    await guardNamed("auth")(location.href);
    if (!isBare(search)) await loadAddressSchema();
    else if (!preload) await (await import("../first-view.ts")).openFirstView();
    await readGoal();
  },
  component: MarketplacePage,
});

/** The goal decides which filters stand first: others in their place would move what is below. */
async function readGoal(): Promise<void> {
  const user = await queryClient.ensureQueryData(clientUserQuery());
  if (user.currentCampaign)
    await queryClient.ensureQueryData(campaignQuery(user.currentCampaign.id)).catch(() => undefined);
}

/** Beside the rows, after them. */
const FilterFields = lazy(() => import("../filters/FilterFields.tsx"));
/** Only with formats to compare. */
const CompareTray = lazy(() => import("../compare/CompareTray.tsx"));
/** Only with an outlet to show. */
const OutletPreview = lazy(() => import("../preview/OutletPreview.tsx"));
/** Only for a first view without results. */
const LeftOutFilters = lazy(() => import("../filters/LeftOutFilters.tsx"));

/** Everything bookable; the address holds every filter, column and sort (R2.12). The list is the page. */
function MarketplacePage() {
  const isWide = useMediaQuery("(min-width: 75em)", undefined, { getInitialValueInEffect: false });
  const hasLeftOut = useAddressPart(({ leftOut }) => leftOut !== undefined);
  const isPreviewed = useAddressPart(({ preview }) => preview !== undefined);
  const view = useView();
  return (
    <div className={classes.page} data-view={view}>
      <DocumentTitle title={texts.title} />
      <VisuallyHidden component="h1">{texts.title}</VisuallyHidden>
      {isWide && (
        <aside className={classes.panel} aria-label={texts.filters.title}>
          <Suspense>
            <FilterFields />
          </Suspense>
        </aside>
      )}
      <div className={classes.list}>
        <div className={classes.toolbar}>
          <SearchFilter />
          {!isWide && <FilterDrawer />}
          <ActiveFilters />
          <ListingToolbar />
        </div>
        {hasLeftOut && (
          <Suspense>
            <LeftOutFilters />
          </Suspense>
        )}
        <Results />
      </div>
      {isPreviewed && (
        <Suspense>
          <OutletPreview />
        </Suspense>
      )}
    </div>
  );
}

/** Only a slow answer fades the previous rows: a quick one should not flicker. */
const lateMilliseconds = 250;

function Results() {
  const address = useRequestedAddress();
  const { change } = useChanges();
  const { query, rows } = useListingRows(address);
  const isLate = useLate(query.isPlaceholderData, lateMilliseconds);
  const isRead = query.data !== undefined;
  // The first filter should not wait for it.
  useEffect(() => void (isRead && loadAddressSchema()), [isRead]);
  return (
    <>
      <div className={classes.said}>
        <Text className="figures" fw={600} aria-live="polite">
          {query.data ? texts.total(query.data.totalItems) : " "}
        </Text>
        <PageSizeSelect />
      </div>
      <QueryState query={query} inline skeleton={<RowsSkeleton rows={address.itemsPerPage ?? 10} />}>
        {({ totalItems }) => (
          <Box className={classes.results} aria-busy={isLate}>
            {totalItems === 0 ? <NothingFound /> : rows && <Listings rows={rows} />}
            {address.compare && (
              <Suspense>
                <CompareTray />
              </Suspense>
            )}
            {totalItems > 0 && address.itemsPerPage && (
              <Pager
                page={address.page ?? 1}
                totalItems={totalItems}
                itemsPerPage={address.itemsPerPage}
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
  const asked = useRequestedAddress();
  const { clear } = useChanges();
  const isShort = asked.search !== undefined && [...asked.search].length < mistypedMin;
  if (activeFilters(asked).length === 0) return <Empty title={texts.empty.nothing} text={texts.empty.nothingText} />;
  return (
    <Empty
      title={texts.empty.title}
      text={isShort ? texts.empty.shortSearch(mistypedMin) : texts.empty.text}
      action={<Button onClick={clear}>{texts.filters.clear}</Button>}
    />
  );
}

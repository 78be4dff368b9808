import { Stack } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { createFileRoute, useNavigate } from "@tanstack/react-router";
import { lazy, Suspense } from "react";
import { AskName } from "#accounts/people/web/AskName.tsx";
import { myMediaPageQuery } from "#media/web/api.ts";
import { SetupListLink } from "#media/web/setup/SetupListLink.tsx";
import { SelectionBar, SelectMedium } from "#media/web/several/SelectionBar.tsx";
import { useSelection } from "#media/web/several/use-selection.ts";
import { api, download } from "#platform/web/calls/client.ts";
import { Empty } from "#platform/web/components/Empty.tsx";
import { DebouncedInput } from "#platform/web/components/form/DebouncedInput.tsx";
import { ListFileMenu } from "#platform/web/components/ListFileMenu.tsx";
import { ButtonLink } from "#platform/web/components/links.tsx";
import { PageSkeleton } from "#platform/web/components/loading/PageSkeleton.tsx";
import { Page } from "#platform/web/components/Page.tsx";
import { QueryState } from "#platform/web/components/QueryState.tsx";
import { Pager } from "#platform/web/components/rows/Pager.tsx";
import { guarded } from "#platform/web/guards.ts";
import { readAddress } from "#platform/web/navigation/address.ts";
import { addressOf } from "#platform/web/navigation/search.ts";
import { EarningsLine } from "#wallet/web/EarningsLine.tsx";
import { formatsOfMediaQuery } from "../api.ts";
import { MediumCard } from "./MediumCard.tsx";
import { type OutletsSearch, outletsSearch } from "./outlets-search.ts";
import { publisherDashboardWords } from "./words.ts";

export const Route = createFileRoute("/_publisher-dashboard/publisher/outlets")({
  validateSearch: addressOf<OutletsSearch>(),
  beforeLoad: guarded("auth", "publisher"),
  component: OutletsPage,
});

/** The list alone needs neither forms nor the table of prices. */
const EditMediumView = lazy(async () => ({
  default: (await import("#media/web/form/EditMediumView.tsx")).EditMediumView,
}));
const NewMediumView = lazy(async () => ({
  default: (await import("#media/web/form/NewMediumView.tsx")).NewMediumView,
}));
const PricesView = lazy(() => import("../../prices/web/PricesView.tsx"));

function OutletsPage() {
  const { outlet, view } = readAddress(outletsSearch, Route.useSearch());
  if (view !== "prices" && !outlet) return <MediaList />;
  return (
    <Suspense fallback={<PageSkeleton />}>
      <Opened />
    </Suspense>
  );
}

/** The prices, or one outlet. */
function Opened() {
  const { outlet, view, search, status, sold } = readAddress(outletsSearch, Route.useSearch());
  const navigate = useNavigate();
  if (view === "prices")
    return (
      <PricesView
        filter={{ search, status, sold }}
        onFilter={(filter) => void navigate({ to: "/publisher/outlets", search: { view, ...filter }, replace: true })}
      />
    );
  if (!outlet || outlet === "new") return <NewMediumView />;
  return <EditMediumView id={outlet} onDone={() => void navigate({ to: "/publisher/outlets" })} />;
}

function MediaList() {
  const { search, page = 1 } = readAddress(outletsSearch, Route.useSearch());
  const navigate = Route.useNavigate();
  const query = useQuery(myMediaPageQuery({ search, page }));
  const formats = useQuery({
    ...formatsOfMediaQuery(query.data?.items.map(({ id }) => id) ?? []),
    enabled: query.data !== undefined && query.data.items.length > 0,
  });
  const selection = useSelection();
  return (
    <Page
      title={publisherDashboardWords.title}
      actions={
        <>
          <SetupListLink />
          <ListFileMenu name="formats" read={(format) => download(api.formats, "export", { query: { format } })} />
          <ButtonLink to="/publisher/outlets" search={{ view: "prices" }} variant="secondary">
            {publisherDashboardWords.prices}
          </ButtonLink>
          <ButtonLink to="/publisher/import" variant="secondary">
            {publisherDashboardWords.import}
          </ButtonLink>
          <AddMedium />
        </>
      }
    >
      <AskName />
      <EarningsLine />
      <MediaSearch
        search={search}
        onSearch={(wanted) => void navigate({ search: { search: wanted }, replace: true })}
      />
      <QueryState query={query}>
        {({ items, totalItems }) => (
          <>
            <SelectionBar shown={items} selection={selection} />
            <Stack gap="lg">
              {items.map((medium) => (
                <MediumCard
                  key={medium.id}
                  medium={medium}
                  formats={formats}
                  select={<SelectMedium medium={medium} selection={selection} />}
                />
              ))}
            </Stack>
            {totalItems === 0 && <NoMedium search={search} />}
            {totalItems > 0 && (
              <Pager
                page={page}
                totalItems={totalItems}
                onChange={(wanted) => void navigate({ search: { search, page: wanted } })}
              />
            )}
          </>
        )}
      </QueryState>
    </Page>
  );
}

const AddMedium = () => (
  <ButtonLink to="/publisher/outlets" search={{ outlet: "new" }}>
    {publisherDashboardWords.add}
  </ButtonLink>
);

const NoMedium = ({ search }: { search: string | undefined }) =>
  search ? (
    <Empty title={publisherDashboardWords.notFound(search)} />
  ) : (
    <Empty title={publisherDashboardWords.empty} text={publisherDashboardWords.emptyText} action={<AddMedium />} />
  );

type MediaSearchProps = { search: string | undefined; onSearch: (search: string | undefined) => void };

const MediaSearch = ({ search, onSearch }: MediaSearchProps) => (
  <DebouncedInput
    aria-label={publisherDashboardWords.search}
    placeholder={publisherDashboardWords.search}
    type="search"
    maw={320}
    mb="lg"
    value={search}
    parse={(text) => text.trim() || undefined}
    write={String}
    onCommit={onSearch}
  />
);

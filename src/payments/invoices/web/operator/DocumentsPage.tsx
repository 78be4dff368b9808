import { Group, Stack, Text } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { createFileRoute } from "@tanstack/react-router";
import { Empty } from "#platform/web/components/Empty.tsx";
import { DateField } from "#platform/web/components/form/DateField.tsx";
import { SearchField } from "#platform/web/components/form/SearchField.tsx";
import { ListFileMenu } from "#platform/web/components/ListFileMenu.tsx";
import { ButtonLink } from "#platform/web/components/links.tsx";
import { Page } from "#platform/web/components/Page.tsx";
import { QueryState } from "#platform/web/components/QueryState.tsx";
import { Pager } from "#platform/web/components/rows/Pager.tsx";
import { readAddress } from "#platform/web/navigation/address.ts";
import { addressOf } from "#platform/web/navigation/search.ts";
import { invoicesFile, invoicesQuery } from "../api.ts";
import { InvoiceTable } from "../InvoiceTable.tsx";
import { type DocumentSearch, documentSearch } from "../invoice-search.ts";
import { KindFilter } from "../KindFilter.tsx";
import { texts } from "../texts.ts";

export const Route = createFileRoute("/_operator/operator/documents")({
  validateSearch: addressOf<DocumentSearch>(),
  component: DocumentsPage,
});

const documentWords = texts.operator;

function DocumentsPage() {
  const search = readAddress(documentSearch, Route.useSearch());
  const navigate = Route.useNavigate();
  const query = useQuery(invoicesQuery(search));
  const go = (changed: DocumentSearch) =>
    void navigate({ search: { ...search, page: undefined, ...changed }, replace: true, resetScroll: false });
  const { page: _page, ...filter } = search;
  const isNarrowed = Object.values(filter).some(Boolean);
  return (
    <Page
      title={documentWords.title}
      actions={
        <>
          <ListFileMenu name="invoices" read={(format) => invoicesFile(filter, format)} />
          <ButtonLink to="/operator/taxes" variant="secondary">
            {documentWords.toTaxes}
          </ButtonLink>
        </>
      }
    >
      <Stack gap="md">
        <Text c="dimmed">{documentWords.lead}</Text>
        <DocumentFilters search={search} go={go} />
        <QueryState query={query} inline>
          {({ items, totalItems }) =>
            totalItems === 0 ? (
              <Empty
                title={isNarrowed ? documentWords.noneFound : documentWords.none}
                text={isNarrowed ? undefined : documentWords.noneText}
              />
            ) : (
              <div>
                <InvoiceTable invoices={items} />
                <Pager page={search.page ?? 1} totalItems={totalItems} onChange={(page) => go({ page })} />
              </div>
            )
          }
        </QueryState>
      </Stack>
    </Page>
  );
}

type DocumentFiltersProps = { search: DocumentSearch; go: (changed: DocumentSearch) => void };

function DocumentFilters({ search, go }: DocumentFiltersProps) {
  return (
    <Group align="flex-end" gap="sm">
      <SearchField
        label={documentWords.search}
        value={search.search}
        onCommit={(typed) => go({ search: typed })}
        flex="1 1 240px"
        maw={420}
      />
      <KindFilter value={search.kind} onChange={(kind) => go({ kind })} />
      <DateField
        label={documentWords.from}
        value={search.from ?? ""}
        onChange={(day) => go({ from: day || undefined })}
        w={150}
      />
      <DateField
        label={documentWords.to}
        value={search.to ?? ""}
        onChange={(day) => go({ to: day || undefined })}
        w={150}
      />
    </Group>
  );
}

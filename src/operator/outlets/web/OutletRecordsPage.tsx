import { Text } from "@mantine/core";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { createFileRoute } from "@tanstack/react-router";
import { mediaStatuses } from "#media/media.ts";
import { MediaStatusBadge } from "#media/web/MediaStatusBadge.tsx";
import { OutletMark } from "#media/web/OutletMark.tsx";
import type { TableFormat } from "#platform/contract/file-types.ts";
import { api, download, listQuery } from "#platform/web/calls/client.ts";
import { ListFileMenu } from "#platform/web/components/ListFileMenu.tsx";
import { AnchorLink } from "#platform/web/components/links.tsx";
import { Page } from "#platform/web/components/Page.tsx";
import { DataRow } from "#platform/web/components/rows/DataRow.tsx";
import { readAddress } from "#platform/web/navigation/address.ts";
import { addressOf } from "#platform/web/navigation/search.ts";
import { longEnough } from "../../web/long-enough.ts";
import { SearchedRows } from "../../web/rows/SearchedRows.tsx";
import type { OutletRecord } from "../contract.ts";
import { type OutletRecordsSearch, outletRecordsSearch } from "./outlet-records-search.ts";
import { texts } from "./texts.ts";

export const Route = createFileRoute("/_operator/operator/outlets")({
  validateSearch: addressOf<OutletRecordsSearch>(),
  component: OutletRecordsPage,
});

const choices = mediaStatuses.map((value) => ({ value, label: texts.statuses[value] }));

/** All outlets of the installation, in every status (R1.10). */
function OutletRecordsPage() {
  const search = readAddress(outletRecordsSearch, Route.useSearch());
  const query = useQuery({ ...listQuery(api.outlet_records, longEnough(search)), placeholderData: keepPreviousData });
  const read = (format: TableFormat) => {
    const { page: _page, ...filter } = longEnough(search);
    return download(api.outlet_records, "export", { query: { ...filter, format } });
  };
  return (
    <Page title={texts.title} actions={<ListFileMenu name="outlets" read={read} />}>
      <SearchedRows
        texts={texts}
        search={search}
        filter={{ of: "status", label: texts.status, all: texts.all, choices }}
        query={query}
      >
        {(record) => <OutletRecordRow key={record.id} record={record} />}
      </SearchedRows>
    </Page>
  );
}

function OutletRecordRow({ record }: { record: OutletRecord }) {
  const { id, name, domain, logo, mediaType, organizationName, status, verified, formats, listedFormats } = record;
  const link = (
    <AnchorLink to="/media/$id" params={{ id }} fw={500}>
      {name}
    </AnchorLink>
  );
  return (
    <DataRow
      mark={<OutletMark name={name} logo={logo} />}
      name={link}
      summary={`${domain} · ${mediaType} · ${organizationName} · ${verified ? texts.verified : texts.unverified}`}
    >
      <Text fz="xs" c="dimmed">
        {texts.formats(listedFormats, formats)}
      </Text>
      <MediaStatusBadge status={status} />
    </DataRow>
  );
}

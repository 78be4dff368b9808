import { Text } from "@mantine/core";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { createFileRoute } from "@tanstack/react-router";
import { OutletMark } from "#media/web/OutletMark.tsx";
import { orderStatuses } from "#orders/order.ts";
import { orderTones } from "#orders/status-names.ts";
import { texts as orderTexts } from "#orders/web/texts.ts";
import { OrderDrawer } from "#orders/web/view/OrderDrawer.tsx";
import type { TableFormat } from "#platform/contract/file-types.ts";
import { api, download, listQuery } from "#platform/web/calls/client.ts";
import { ListFileMenu } from "#platform/web/components/ListFileMenu.tsx";
import { AnchorLink } from "#platform/web/components/links.tsx";
import { Money } from "#platform/web/components/Money.tsx";
import { Page } from "#platform/web/components/Page.tsx";
import { DataRow } from "#platform/web/components/rows/DataRow.tsx";
import { StatusTag } from "#platform/web/components/StatusTag.tsx";
import { formatInstant } from "#platform/web/dates.ts";
import { readAddress } from "#platform/web/navigation/address.ts";
import { addressOf } from "#platform/web/navigation/search.ts";
import { longEnough } from "../../web/long-enough.ts";
import { SearchedRows } from "../../web/rows/SearchedRows.tsx";
import type { OrderRecord } from "../contract.ts";
import { type OrderRecordsSearch, orderRecordsSearch } from "./order-records-search.ts";
import { texts } from "./texts.ts";

export const Route = createFileRoute("/_operator/operator/orders")({
  validateSearch: addressOf<OrderRecordsSearch>(),
  component: OrderRecordsPage,
});

const choices = orderStatuses.map((value) => ({ value, label: texts.statuses[value] }));

/** All orders of the installation (R1.10); one opens beside the list. */
function OrderRecordsPage() {
  const { order, ...search } = readAddress(orderRecordsSearch, Route.useSearch());
  const navigate = Route.useNavigate();
  const query = useQuery({ ...listQuery(api.order_records, longEnough(search)), placeholderData: keepPreviousData });
  const read = (format: TableFormat) => {
    const { page: _page, ...filter } = longEnough(search);
    return download(api.order_records, "export", { query: { ...filter, format } });
  };
  return (
    <Page title={texts.title} actions={<ListFileMenu name="orders" read={read} />}>
      <SearchedRows
        texts={texts}
        search={search}
        filter={{ of: "status", label: texts.status, all: texts.all, choices }}
        query={query}
      >
        {(record) => <OrderRecordRow key={record.id} record={record} />}
      </SearchedRows>
      <OrderDrawer orderId={order} onClose={() => void navigate({ search, replace: true, resetScroll: false })} />
    </Page>
  );
}

function OrderRecordRow({ record }: { record: OrderRecord }) {
  const { id, number, title, formatType, mediaName, mediaLogo, clientName, publisherName, status, totalCents, dueAt } =
    record;
  const name = (
    <AnchorLink to="." search={(previous) => ({ ...previous, order: id })} resetScroll={false} fw={500}>
      {title || orderTexts.untitled}
    </AnchorLink>
  );
  return (
    <DataRow
      mark={<OutletMark name={mediaName} logo={mediaLogo} />}
      name={name}
      summary={texts.about(number, formatType, mediaName, texts.between(clientName, publisherName))}
    >
      {dueAt && (
        <Text fz="xs" c="dimmed">
          {texts.due(formatInstant(dueAt))}
        </Text>
      )}
      <StatusTag tone={orderTones[status]}>{texts.statuses[status]}</StatusTag>
      <Text fw={600}>
        <Money cents={totalCents} />
      </Text>
    </DataRow>
  );
}

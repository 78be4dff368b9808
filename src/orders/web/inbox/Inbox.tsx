import { Table } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { useRef } from "react";
import area from "#platform/web/components/link-area.module.css";
import boxed from "#platform/web/components/rows/boxed.module.css";
import { StatusList } from "#platform/web/components/rows/StatusList.tsx";
import { listKeys } from "#platform/web/keys/keys.ts";
import type { ListedOrder } from "../../contract.ts";
import { AmountCell, OrderCell, StatusCells } from "../../list/web/OrderCells.tsx";
import { useOrderKeys } from "../../moves/web/use-order-keys.ts";
import { AcceptSeveral } from "../../several/web/AcceptSeveral.tsx";
import { sentStatuses } from "../../statuses.ts";
import { inboxQuery } from "../api.ts";
import { OrderSearchField } from "../OrderSearchField.tsx";
import type { InboxSearch } from "../order-search.ts";
import { texts } from "../texts.ts";
import { OrderDrawer } from "../view/OrderDrawer.tsx";

const inboxWords = texts.inbox;
/** Publishers see an order once it was sent, so `booked` is missing. */
const statuses = sentStatuses.map((value) => ({ value, label: texts.statuses[value] }));

type InboxProps = { media?: string; search: InboxSearch; onSearch: (search: InboxSearch) => void };

export function Inbox({ media, search, onSearch }: InboxProps) {
  const { status, search: text, dates, page = 1, order } = search;
  const query = useQuery(inboxQuery({ media, status, search: text, proposedBy: dates ? "client" : undefined, page }));
  return (
    <>
      <StatusList
        texts={inboxWords}
        noneText={inboxWords.noneText}
        statuses={statuses}
        search={search}
        onSearch={(changed) => onSearch({ ...search, ...changed })}
        query={query}
        isNarrowed={text !== undefined || dates === true}
        above={<AcceptSeveral orders={query.data?.items ?? []} />}
        before={
          <OrderSearchField
            value={text}
            onChange={(typed) => onSearch({ ...search, search: typed, page: undefined })}
          />
        }
      >
        {(orders) => <InboxTable orders={orders} />}
      </StatusList>
      <OrderDrawer orderId={order} onClose={() => onSearch({ ...search, order: undefined })} />
    </>
  );
}

function InboxTable({ orders }: { orders: ListedOrder[] }) {
  const { columns } = inboxWords;
  const body = useRef<HTMLTableSectionElement>(null);
  useOrderKeys({ body, orders, keys: listKeys });
  return (
    <div className={boxed.box}>
      <Table verticalSpacing={7} horizontalSpacing="sm" highlightOnHover>
        <Table.Thead>
          <Table.Tr>
            <Table.Th>{columns.order}</Table.Th>
            <Table.Th visibleFrom="md">{columns.status}</Table.Th>
            <Table.Th visibleFrom="md">{columns.deadline}</Table.Th>
            <Table.Th visibleFrom="md">{columns.proof}</Table.Th>
            <Table.Th ta="right">{columns.earnings}</Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody ref={body}>
          {orders.map((order) => (
            <InboxRow key={order.id} order={order} />
          ))}
        </Table.Tbody>
      </Table>
    </div>
  );
}

function InboxRow({ order }: { order: ListedOrder }) {
  return (
    <Table.Tr data-row data-order={order.id} className={area.row}>
      <OrderCell order={order} />
      <StatusCells order={order} />
      <AmountCell cents={order.earningsCents} />
    </Table.Tr>
  );
}

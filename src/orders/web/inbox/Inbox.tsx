import { Box, Button, Group, MultiSelect, Stack, Table, Text } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { EmptyState } from "#platform/web/components/EmptyState.tsx";
import { Money } from "#platform/web/components/Money.tsx";
import { QueryState } from "#platform/web/components/QueryState.tsx";
import { Pager } from "#platform/web/components/rows/Pager.tsx";
import type { Order } from "../../contract.ts";
import type { OrderStatus } from "../../order.ts";
import { sentStatuses } from "../../statuses.ts";
import { inboxQuery } from "../api.ts";
import { ConditionsBadge } from "../conditions/ConditionsBadge.tsx";
import { Deadline } from "../Deadline.tsx";
import type { InboxSearch } from "../order-search.ts";
import { StatusBadge } from "../StatusBadge.tsx";
import { AcceptSeveral } from "../several/AcceptSeveral.tsx";
import { texts } from "../texts.ts";
import { OrderDrawer } from "../view/OrderDrawer.tsx";
import classes from "./inbox.module.css";

const words = texts.inbox;
/** A booked order is still being written: its publisher sees it from the sending on. */
const statuses = sentStatuses.map((value) => ({ value, label: texts.statuses[value] }));

type InboxProps = { media?: string; search: InboxSearch; onSearch: (search: InboxSearch) => void };

/** The orders that came in, filtered as the address says; the open one lies over them. */
export function Inbox({ media, search, onSearch }: InboxProps) {
  const { status, page = 1, order } = search;
  const query = useQuery(inboxQuery({ media, status, page }));
  return (
    <Stack gap="md">
      <Group align="flex-end">
        <MultiSelect
          label={words.status}
          placeholder={status ? undefined : words.all}
          data={statuses}
          value={status ?? []}
          onChange={(chosen) =>
            onSearch({ ...search, page: undefined, status: chosen.length > 0 ? (chosen as OrderStatus[]) : undefined })
          }
          w={{ base: "100%", xs: 360 }}
          clearable
        />
        {status && (
          <Button variant="link" onClick={() => onSearch({})}>
            {words.clear}
          </Button>
        )}
      </Group>
      <QueryState query={query} inline>
        {({ items, totalItems }) =>
          totalItems === 0 ? (
            <EmptyState title={status ? words.noneFound : words.none} text={status ? undefined : words.noneText} />
          ) : (
            <div>
              <AcceptSeveral orders={items} />
              <InboxTable orders={items} />
              <Pager page={page} totalItems={totalItems} onChange={(chosen) => onSearch({ ...search, page: chosen })} />
            </div>
          )
        }
      </QueryState>
      <OrderDrawer orderId={order} onClose={() => onSearch({ ...search, order: undefined })} />
    </Stack>
  );
}

function InboxTable({ orders }: { orders: Order[] }) {
  const { columns } = words;
  return (
    <Table verticalSpacing="sm" highlightOnHover>
      <Table.Thead>
        <Table.Tr>
          <Table.Th>{columns.order}</Table.Th>
          <Table.Th visibleFrom="md">{columns.media}</Table.Th>
          <Table.Th visibleFrom="sm">{columns.status}</Table.Th>
          <Table.Th visibleFrom="sm">{columns.deadline}</Table.Th>
          <Table.Th ta="right">{columns.earnings}</Table.Th>
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>
        {orders.map((order) => (
          <InboxRow key={order.id} order={order} />
        ))}
      </Table.Tbody>
    </Table>
  );
}

function InboxRow({ order }: { order: Order }) {
  const { id, number, title, mediaName, formatType, status, earningsCents } = order;
  return (
    <Table.Tr className={classes.row}>
      <Table.Td>
        <Text fw={600} fz="sm" style={{ overflowWrap: "anywhere" }}>
          <Link
            to="."
            search={(previous) => ({ ...previous, order: id })}
            resetScroll={false}
            className={classes.rowLink}
          >
            {title || texts.untitled}
          </Link>
        </Text>
        <Text fz="sm" c="dimmed">
          {`${number} · ${formatType}`}
        </Text>
        <Text fz="sm" c="dimmed" hiddenFrom="md">
          {mediaName}
        </Text>
        <Box mt={4}>
          <ConditionsBadge order={order} />
        </Box>
        <Group gap="xs" mt={4} hiddenFrom="sm">
          <StatusBadge status={status} />
          <Deadline order={order} says="due" />
        </Group>
      </Table.Td>
      <Table.Td visibleFrom="md">{mediaName}</Table.Td>
      <Table.Td visibleFrom="sm">
        <StatusBadge status={status} />
      </Table.Td>
      <Table.Td visibleFrom="sm">
        <Deadline order={order} says="when" />
      </Table.Td>
      <Table.Td ta="right" fw={600}>
        <Money cents={earningsCents} />
      </Table.Td>
    </Table.Tr>
  );
}

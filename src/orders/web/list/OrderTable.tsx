import { Box, Checkbox, Group, Table, Text } from "@mantine/core";
import { Link } from "@tanstack/react-router";
import { Money } from "#platform/web/components/Money.tsx";
import type { Order } from "../../contract.ts";
import { ConditionsBadge } from "../conditions/ConditionsBadge.tsx";
import { Deadline } from "../Deadline.tsx";
import { StatusBadge } from "../StatusBadge.tsx";
import { texts } from "../texts.ts";
import classes from "./list.module.css";

const words = texts.list;

type OrderTableProps = {
  orders: Order[];
  chosen: ReadonlySet<string>;
  onChoose: (chosen: ReadonlySet<string>) => void;
  /** The campaign's column, where there are several. */
  withCampaign: boolean;
};

/** An advertiser's orders in rows; a row opens its order, its box chooses it. */
export function OrderTable({ orders, chosen, onChoose, withCampaign }: OrderTableProps) {
  const { columns } = words;
  const withAmounts = orders.some(({ showsAmounts }) => showsAmounts);
  const isAll = orders.every(({ id }) => chosen.has(id));
  const toggle = (ids: string[], isChosen: boolean) => {
    const others = [...chosen].filter((id) => !ids.includes(id));
    onChoose(new Set(isChosen ? [...others, ...ids] : others));
  };
  return (
    <Table verticalSpacing="sm" highlightOnHover>
      <Table.Thead>
        <Table.Tr>
          <Table.Th w={44}>
            <Checkbox
              aria-label={words.chooseAll}
              checked={isAll}
              indeterminate={!isAll && orders.some(({ id }) => chosen.has(id))}
              onChange={({ currentTarget }) =>
                toggle(
                  orders.map(({ id }) => id),
                  currentTarget.checked,
                )
              }
            />
          </Table.Th>
          <Table.Th>{columns.order}</Table.Th>
          <Table.Th visibleFrom="md">{columns.media}</Table.Th>
          {withCampaign && <Table.Th visibleFrom="lg">{columns.campaign}</Table.Th>}
          <Table.Th visibleFrom="sm">{columns.status}</Table.Th>
          <Table.Th visibleFrom="sm">{columns.deadline}</Table.Th>
          {withAmounts && <Table.Th ta="right">{columns.total}</Table.Th>}
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>
        {orders.map((order) => (
          <OrderRow
            key={order.id}
            order={order}
            withCampaign={withCampaign}
            withAmounts={withAmounts}
            isChosen={chosen.has(order.id)}
            onChoose={(isChosen) => toggle([order.id], isChosen)}
          />
        ))}
      </Table.Tbody>
    </Table>
  );
}

type OrderRowProps = {
  order: Order;
  withCampaign: boolean;
  withAmounts: boolean;
  isChosen: boolean;
  onChoose: (isChosen: boolean) => void;
};

function OrderRow({ order, withCampaign, withAmounts, isChosen, onChoose }: OrderRowProps) {
  const { id, number, title, mediaName, campaignName, formatType, status, totalCents } = order;
  return (
    <Table.Tr className={classes.row} bg={isChosen ? "var(--mantine-color-default-hover)" : undefined}>
      <Table.Td className={classes.box}>
        <Checkbox
          aria-label={words.choose(title || number)}
          checked={isChosen}
          onChange={({ currentTarget }) => onChoose(currentTarget.checked)}
        />
      </Table.Td>
      <Table.Td>
        <Text fw={600} fz="sm" style={{ overflowWrap: "anywhere" }} c={title ? undefined : "dimmed"}>
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
        {withCampaign && (
          <Text fz="sm" c="dimmed" hiddenFrom="lg">
            {campaignName}
          </Text>
        )}
        <Box mt={4}>
          <ConditionsBadge order={order} />
        </Box>
        <Group gap="xs" mt={4} hiddenFrom="sm">
          <StatusBadge status={status} />
          <Deadline order={order} says="due" />
        </Group>
      </Table.Td>
      <Table.Td visibleFrom="md">{mediaName}</Table.Td>
      {withCampaign && <Table.Td visibleFrom="lg">{campaignName}</Table.Td>}
      <Table.Td visibleFrom="sm">
        <StatusBadge status={status} />
      </Table.Td>
      <Table.Td visibleFrom="sm">
        <Deadline order={order} says="when" />
      </Table.Td>
      {withAmounts && (
        <Table.Td ta="right" fw={600}>
          <Money cents={totalCents} />
        </Table.Td>
      )}
    </Table.Tr>
  );
}

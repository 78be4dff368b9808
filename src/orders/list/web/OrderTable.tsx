import { Checkbox, Table, Text, VisuallyHidden } from "@mantine/core";
import { useRef } from "react";
import area from "#platform/web/components/link-area.module.css";
import boxed from "#platform/web/components/rows/boxed.module.css";
import { type KeyName, listKeys } from "#platform/web/keys/keys.ts";
import type { ListedOrder } from "../../contract.ts";
import { useOrderKeys } from "../../moves/web/use-order-keys.ts";
import { texts as stepTexts } from "../../web/next-step-texts.ts";
import { texts } from "../../web/texts.ts";
import { NextStep } from "./NextStep.tsx";
import { AmountCell, OrderCell, StatusCells } from "./OrderCells.tsx";

const orderListWords = texts.list;
const orderKeys: readonly KeyName[] = [...listKeys, "choose"];

type OrderTableProps = {
  orders: ListedOrder[];
  chosen: ReadonlySet<string>;
  onChoose: (chosen: ReadonlySet<string>) => void;
  withCampaign: boolean;
};

export function OrderTable({ orders, chosen, onChoose, withCampaign }: OrderTableProps) {
  const { columns } = orderListWords;
  const withAmounts = orders.some(({ showsAmounts }) => showsAmounts);
  const body = useRef<HTMLTableSectionElement>(null);
  useOrderKeys({ body, orders, keys: orderKeys });
  const isAll = orders.every(({ id }) => chosen.has(id));
  const toggle = (ids: string[], isChosen: boolean) => {
    const others = [...chosen].filter((id) => !ids.includes(id));
    onChoose(new Set(isChosen ? [...others, ...ids] : others));
  };
  return (
    <div className={boxed.box}>
      <Table verticalSpacing={7} horizontalSpacing="sm" highlightOnHover>
        <Table.Thead>
          <Table.Tr>
            <Table.Th w={44}>
              <Checkbox
                aria-label={orderListWords.chooseAll}
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
            {withCampaign && <Table.Th visibleFrom="lg">{columns.campaign}</Table.Th>}
            <Table.Th visibleFrom="md">{columns.status}</Table.Th>
            <Table.Th visibleFrom="md">{columns.deadline}</Table.Th>
            <Table.Th visibleFrom="md">{columns.proof}</Table.Th>
            {withAmounts && <Table.Th ta="right">{columns.total}</Table.Th>}
            <Table.Th visibleFrom="md">
              <VisuallyHidden>{stepTexts.title}</VisuallyHidden>
            </Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody ref={body}>
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
    </div>
  );
}

type OrderRowProps = {
  order: ListedOrder;
  withCampaign: boolean;
  withAmounts: boolean;
  isChosen: boolean;
  onChoose: (isChosen: boolean) => void;
};

function OrderRow({ order, withCampaign, withAmounts, isChosen, onChoose }: OrderRowProps) {
  const { id, number, title, campaignName, totalCents } = order;
  return (
    <Table.Tr data-row data-order={id} className={area.row} bg={isChosen ? "var(--wash)" : undefined}>
      <Table.Td className={area.above}>
        <Checkbox
          aria-label={orderListWords.choose(title || number)}
          checked={isChosen}
          onChange={({ currentTarget }) => onChoose(currentTarget.checked)}
        />
      </Table.Td>
      <OrderCell order={order}>
        {withCampaign && (
          <Text fz="xs" c="dimmed" hiddenFrom="lg">
            {campaignName}
          </Text>
        )}
      </OrderCell>
      {withCampaign && <Table.Td visibleFrom="lg">{campaignName}</Table.Td>}
      <StatusCells order={order} />
      {withAmounts && <AmountCell cents={totalCents} />}
      <Table.Td visibleFrom="md" className={area.above} ta="right" py={0}>
        <NextStep order={order} />
      </Table.Td>
    </Table.Tr>
  );
}

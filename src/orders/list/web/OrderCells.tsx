import { Group, Table, Text } from "@mantine/core";
import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";
import area from "#platform/web/components/link-area.module.css";
import { Money } from "#platform/web/components/Money.tsx";
import { ProofBadge } from "#proof/web/ProofBadge.tsx";
import { ConditionsBadge } from "../../conditions/web/ConditionsBadge.tsx";
import type { Order } from "../../contract.ts";
import { DateBadge } from "../../dates/web/DateBadge.tsx";
import { Deadline } from "../../web/Deadline.tsx";
import { OrderStatusBadge } from "../../web/OrderStatusBadge.tsx";
import { texts } from "../../web/texts.ts";

/** On narrow screens the lesser columns move in here. */
export function OrderCell({ order, children }: { order: Order; children?: ReactNode }) {
  const { id, number, title, mediaName, formatType } = order;
  return (
    <Table.Td>
      <Text fw={600} fz="sm" style={{ overflowWrap: "anywhere" }} c={title ? undefined : "dimmed"}>
        <Link to="." search={(previous) => ({ ...previous, order: id })} resetScroll={false} className={area.link}>
          {title || texts.untitled}
        </Link>
      </Text>
      <Text fz="sm" c="dimmed">
        {`${number} · ${formatType}`}
      </Text>
      <Text fz="sm" c="dimmed" hiddenFrom="md">
        {mediaName}
      </Text>
      {children}
      <Group gap={6} mt={4}>
        <ProofBadge proof={order.proof} />
        <ConditionsBadge order={order} />
        <DateBadge order={order} />
      </Group>
      <Group gap="xs" mt={4} hiddenFrom="sm">
        <OrderStatusBadge order={order} />
        <Deadline order={order} says="due" />
      </Group>
    </Table.Td>
  );
}

export function StatusCells({ order }: { order: Order }) {
  return (
    <>
      <Table.Td visibleFrom="sm">
        <OrderStatusBadge order={order} />
      </Table.Td>
      <Table.Td visibleFrom="sm">
        <Deadline order={order} says="when" />
      </Table.Td>
    </>
  );
}

export function AmountCell({ cents }: { cents: number | null }) {
  return (
    <Table.Td ta="right" fw={600}>
      <Money cents={cents} />
    </Table.Td>
  );
}

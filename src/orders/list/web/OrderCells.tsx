import { Group, Table } from "@mantine/core";
import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { OutletMark } from "#media/web/OutletMark.tsx";
import area from "#platform/web/components/link-area.module.css";
import { Money } from "#platform/web/components/Money.tsx";
import { NameCell } from "#platform/web/components/rows/NameCell.tsx";
import { ProofBadge } from "#proof/web/ProofBadge.tsx";
import { ConditionsBadge } from "../../conditions/web/ConditionsBadge.tsx";
import type { ListedOrder } from "../../contract.ts";
import { DateBadge } from "../../dates/web/DateBadge.tsx";
import { Deadline } from "../../web/Deadline.tsx";
import { OrderStatusBadge } from "../../web/OrderStatusBadge.tsx";
import { texts } from "../../web/texts.ts";

/** On narrow screens the lesser columns move in here. */
export function OrderCell({ order, children }: { order: ListedOrder; children?: ReactNode }) {
  const { id, number, title, mediaName, formatType } = order;
  return (
    <NameCell
      mark={<OutletMark name={mediaName} />}
      name={
        <Link to="." search={(previous) => ({ ...previous, order: id })} resetScroll={false} className={area.link}>
          {title || texts.untitled}
        </Link>
      }
      isDimmed={!title}
      second={
        <>
          <span>{mediaName}</span>
          <span>{`${number} · ${formatType}`}</span>
          <ConditionsBadge order={order} />
          <DateBadge order={order} />
        </>
      }
    >
      {children}
      <Group gap="xs" mt={4} hiddenFrom="md">
        <OrderStatusBadge order={order} />
        <ProofBadge proof={order.proof} />
        <Deadline order={order} says="due" />
      </Group>
    </NameCell>
  );
}

export function StatusCells({ order }: { order: ListedOrder }) {
  return (
    <>
      <Table.Td visibleFrom="md">
        <OrderStatusBadge order={order} />
      </Table.Td>
      <Table.Td visibleFrom="md">
        <Deadline order={order} says="when" />
      </Table.Td>
      <Table.Td visibleFrom="md">
        <ProofBadge proof={order.proof} />
      </Table.Td>
    </>
  );
}

export function AmountCell({ cents }: { cents: number | null }) {
  return (
    <Table.Td ta="right" fw={600} style={{ whiteSpace: "nowrap" }}>
      <Money cents={cents} />
    </Table.Td>
  );
}

import { Card, Group, Text, VisuallyHidden } from "@mantine/core";
import { Link } from "@tanstack/react-router";
import { ContributorNote } from "#formats/web/offer/ContributorNote.tsx";
import area from "#platform/web/components/link-area.module.css";
import { Money } from "#platform/web/components/Money.tsx";
import { ProofBadge } from "#proof/web/ProofBadge.tsx";
import { ConditionsBadge } from "../../conditions/web/ConditionsBadge.tsx";
import type { ListedOrder } from "../../contract.ts";
import { DateBadge } from "../../dates/web/DateBadge.tsx";
import { Deadline } from "../Deadline.tsx";
import { OrderStatusBadge } from "../OrderStatusBadge.tsx";
import { texts } from "../texts.ts";
import classes from "./board.module.css";

type OrderCardProps = { order: ListedOrder; withStatus: boolean };

export function OrderCard({ order, withStatus }: OrderCardProps) {
  const { id, number, mediaName, formatType, title, showsAmounts, totalCents } = order;
  return (
    <Card component="li" data-row withBorder p="sm" className={`${classes.card} ${area.card}`}>
      <Text fz="sm" fw={600} lh={1.35} className={classes.title} c={title ? undefined : "dimmed"}>
        <Link to="." search={(previous) => ({ ...previous, order: id })} resetScroll={false} className={area.link}>
          {title || texts.untitled}
          <VisuallyHidden>{texts.onMedia(number, mediaName)}</VisuallyHidden>
        </Link>
      </Text>
      <Text fz="sm" mt={4}>
        {mediaName}
      </Text>
      <Text fz="xs" c="dimmed">
        {`${formatType} · ${number}`}
      </Text>
      <ContributorNote format={{ formatType, contributor: order.byContributor }} />
      <Group justify="space-between" mt="xs" gap={4}>
        {showsAmounts && (
          <Text fz="sm" fw={600}>
            <Money cents={totalCents} />
          </Text>
        )}
        <Deadline order={order} says="due" fz="xs" />
      </Group>
      {(withStatus || order.hasNewConditions || order.proposedDate || order.proof) && (
        <Group gap={6} mt="xs">
          {withStatus && <OrderStatusBadge order={order} />}
          <ProofBadge proof={order.proof} />
          <ConditionsBadge order={order} />
          <DateBadge order={order} />
        </Group>
      )}
    </Card>
  );
}

import { Card, Checkbox, Group, Text, VisuallyHidden } from "@mantine/core";
import { Link } from "@tanstack/react-router";
import { ContributorNote } from "#formats/web/offer/ContributorNote.tsx";
import { OutletMark } from "#media/web/OutletMark.tsx";
import area from "#platform/web/components/link-area.module.css";
import { Money } from "#platform/web/components/Money.tsx";
import { StatusTag } from "#platform/web/components/StatusTag.tsx";
import { ProofBadge } from "#proof/web/ProofBadge.tsx";
import { ConditionsBadge } from "../../conditions/web/ConditionsBadge.tsx";
import type { ListedOrder } from "../../contract.ts";
import { DateBadge } from "../../dates/web/DateBadge.tsx";
import { dueToneOf } from "../../due-tone.ts";
import { waitsFor } from "../../timer.ts";
import { Deadline } from "../Deadline.tsx";
import { OrderStatusBadge } from "../OrderStatusBadge.tsx";
import { texts } from "../texts.ts";
import classes from "./board.module.css";

type OrderCardProps = {
  order: ListedOrder;
  withStatus: boolean;
  isChosen: boolean;
  toggle: (order: string) => void;
};

/** Its edge has the color of the due date; a tag says whose turn it is. */
export function OrderCard({ order, withStatus, isChosen, toggle }: OrderCardProps) {
  const { id, number, mediaName, formatType, title, showsAmounts, totalCents, dueAt } = order;
  return (
    <Card
      component="li"
      data-row
      data-order={order.id}
      withBorder
      p={0}
      className={`${classes.card} ${area.card}`}
      data-due={dueToneOf(dueAt, new Date())}
      data-chosen={isChosen || undefined}
    >
      <div className={classes.head}>
        <OutletMark name={mediaName} />
        <div className={classes.outlet}>
          <Text fz="sm">{mediaName}</Text>
          <Text fz="xs" c="dimmed">
            {`${formatType} · ${number}`}
          </Text>
        </div>
        <Checkbox
          className={area.above}
          aria-label={texts.list.choose(title || number)}
          checked={isChosen}
          onChange={() => toggle(id)}
        />
      </div>
      <div className={classes.body}>
        <Text fz="sm" fw={600} lh={1.35} className={classes.title} c={title ? undefined : "dimmed"}>
          <Link to="." search={(previous) => ({ ...previous, order: id })} resetScroll={false} className={area.link}>
            {title || texts.untitled}
            <VisuallyHidden>{texts.onMedia(number, mediaName)}</VisuallyHidden>
          </Link>
        </Text>
        <ContributorNote format={{ formatType, contributor: order.byContributor }} />
        <CardTags order={order} withStatus={withStatus} />
        <Group justify="space-between" mt="xs" gap={4}>
          {showsAmounts && (
            <Text fz="sm" fw={600}>
              <Money cents={totalCents} />
            </Text>
          )}
          <Deadline order={order} says="due" fz="xs" />
        </Group>
      </div>
    </Card>
  );
}

function CardTags({ order, withStatus }: Pick<OrderCardProps, "order" | "withStatus">) {
  const { party, proof, hasNewConditions, proposedDate } = order;
  const waiting = waitsFor(order);
  if (!withStatus && waiting.length === 0 && !hasNewConditions && !proposedDate && !proof) return null;
  const isMine = waiting.some((side) => side === party);
  return (
    <Group gap={6} mt="xs">
      {waiting.length > 0 && (
        <StatusTag tone={isMine ? "waiting" : "quiet"}>{texts.board.turn(waiting, party)}</StatusTag>
      )}
      {withStatus && <OrderStatusBadge order={order} />}
      <ProofBadge proof={proof} />
      <ConditionsBadge order={order} />
      <DateBadge order={order} />
    </Group>
  );
}

import { Stack, Text } from "@mantine/core";
import { formatInstant } from "#platform/web/dates.ts";
import type { Order } from "../../contract.ts";
import { texts as disputeTexts } from "../../disputes/web/texts.ts";
import { MoveButtons } from "../../moves/web/MoveButtons.tsx";
import { disputedStatuses, isSettled } from "../../statuses.ts";
import { stepsBehind, stepsOf } from "../../steps.ts";
import { waitsFor } from "../../timer.ts";
import { orderTableWords } from "../order-table-words.ts";
import { texts } from "../texts.ts";
import classes from "./steps.module.css";

const stepWords = texts.steps;

export function OrderSteps({ order }: { order: Order }) {
  const behind = stepsBehind(order);
  const current = isSettled(order.status) ? undefined : behind;
  return (
    <Stack gap="sm">
      <ol className={classes.steps} aria-label={stepWords.label}>
        {stepsOf(order.extras).map((step, index) => (
          <li
            key={step}
            className={classes.step}
            data-done={index < behind || undefined}
            aria-current={index === current ? "step" : undefined}
          >
            <Text fz={{ base: 12, xs: "sm" }} fw={index === current ? 650 : 400}>
              {stepWords.names[step]}
            </Text>
          </li>
        ))}
      </ol>
      <NextStep order={order} />
    </Stack>
  );
}

/** Says whose turn it is until when, with the moves of the reader beside it. */
function NextStep({ order }: { order: Order }) {
  return (
    <div className={classes.next}>
      <NextWords order={order} />
      <MoveButtons order={order} />
    </div>
  );
}

function NextWords({ order }: { order: Order }) {
  const { status, party, dueAt, deadlineAt } = order;
  const waiting = waitsFor(order);
  const isDisputed = disputedStatuses.includes(status);
  if (isDisputed && !deadlineAt) return <Text fw={600}>{disputeTexts.decides}</Text>;
  if (waiting.length === 0) return null;
  const end = deadlineAt ?? dueAt;
  return (
    <div className={classes.words}>
      <Text fw={600}>
        {dueAt ? stepWords.waits(waiting, party, formatInstant(dueAt)) : stepWords.stopped(waiting, party)}
      </Text>
      {end && <Text c="dimmed">{orderTableWords.follows(order, party, formatInstant(end))}</Text>}
    </div>
  );
}

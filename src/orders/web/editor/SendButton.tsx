import { Button, Stack, Text } from "@mantine/core";
import { useId } from "react";
import { notify } from "#platform/web/components/notify.ts";
import { ownKeyed, useOwnKey } from "#platform/web/keys/own-keys.ts";
import { inputProblems } from "../../checks.ts";
import type { Order } from "../../contract.ts";
import moveClasses from "../../moves/web/moves.module.css";
import { type OfferedMove, offeredMoves } from "../../moves/web/offered-moves.ts";
import { useOrderMove } from "../../moves/web/use-order-move.ts";
import { orderLife } from "../../order.ts";
import { texts as orderTexts } from "../texts.ts";
import { texts } from "./texts.ts";
import type { Draft } from "./use-draft.ts";

type SendButtonProps = {
  order: Order;
  draft: Draft;
  isUndecided: boolean;
  conditionsId: string;
  flush: () => Promise<boolean>;
};

/** Disabled with a reason until the text keeps every condition (R5.2). */
export function SendButton({ order, ...props }: SendButtonProps) {
  return offeredMoves(order, "editor").map((move) => <Send key={move.name} order={order} move={move} {...props} />);
}

function Send({ order, move, draft, isUndecided, conditionsId, flush }: SendButtonProps & { move: OfferedMove }) {
  const { name, refusal } = move;
  const sending = useOrderMove(order);
  const reasonId = useId();
  const keepsConditions =
    inputProblems(
      orderLife.moves[name].checks ?? [],
      { ...order, ...draft, totalCents: order.totalCents ?? 0, now: new Date(), daysAhead: 0 },
      {},
    ).length === 0;
  const isReady = keepsConditions && !isUndecided && !refusal;
  const isBrief = orderLife.moves[name].checks?.includes("briefIsThere");
  const waiting = isUndecided ? texts.chooseText : isBrief ? texts.briefMissing : texts.sendHint;
  const ready = isBrief ? texts.briefReady : orderTexts.count.ready;

  const sendText = async () => {
    if (!(await flush())) return notify.error(texts.notSavedYet);
    // Awaited, since the editor unmounts before the answer and would drop callbacks of `mutate`.
    await sending
      .mutateAsync({ move: name })
      .then(() => notify.success(texts.sent[name] ?? orderTexts.moves.done(name, order.status)), notify.failure);
  };

  const { label } = orderTexts.moves.of[name];
  const key = isReady ? orderLife.moves[name].button?.key : undefined;
  useOwnKey(key, label, () => void sendText());

  return (
    <Stack gap="sm">
      <Text fz="sm" id={reasonId}>
        {refusal ?? (isReady ? ready : waiting)}
      </Text>
      <div className={moveClasses.move} data-decision="main">
        <Button
          variant="accent"
          {...ownKeyed(key, label)}
          size="big"
          disabled={!isReady}
          aria-describedby={isReady ? undefined : `${reasonId} ${conditionsId}`}
          loading={sending.isPending}
          onClick={() => void sendText()}
        >
          {label}
        </Button>
      </div>
    </Stack>
  );
}

import { Button, Stack, Text } from "@mantine/core";
import { useId } from "react";
import { notify } from "#platform/web/components/notify.ts";
import type { Order } from "../../contract.ts";
import { checkText } from "../../text-check.ts";
import { useOrderMove } from "../moves/use-order-move.ts";
import { texts } from "../texts.ts";
import type { Draft } from "./use-draft.ts";

const words = texts.editor;

type SendButtonProps = {
  order: Order;
  draft: Draft;
  isUndecided: boolean;
  /** Where the conditions stand, with what is over or missing named. */
  conditionsId: string;
  flush: () => Promise<boolean>;
};

/** Sends the text when it keeps every condition and new ones are accepted (R5.2); until then it says why not. */
export function SendButton({ order, draft, isUndecided, conditionsId, flush }: SendButtonProps) {
  const sending = useOrderMove(order);
  const reasonId = useId();
  const problems = checkText(draft.title, draft.content, order.conditions, order.hyperlinkKind);
  const isReady = problems.length === 0 && !isUndecided && !order.newConditions;

  const sendText = async () => {
    if (!(await flush())) return notify.error(words.notSavedYet);
    // Awaited, since the editor is gone by the time the answer is here: callbacks of `mutate` would go with it.
    await sending.mutateAsync({ move: "send" }).then(() => notify.success(words.sent), notify.failure);
  };

  return (
    <Stack gap="sm">
      <Text fz="sm" id={reasonId}>
        {order.newConditions && texts.newConditions.acceptFirst}
        {!order.newConditions && (isUndecided ? words.chooseText : isReady ? texts.count.ready : words.sendHint)}
      </Text>
      <Button
        fullWidth
        size="big"
        disabled={!isReady}
        aria-describedby={isReady ? undefined : `${reasonId} ${conditionsId}`}
        loading={sending.isPending}
        onClick={() => void sendText()}
      >
        {words.send}
      </Button>
    </Stack>
  );
}

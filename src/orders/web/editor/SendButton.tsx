import { Alert, Button, List, Stack, Text } from "@mantine/core";
import { useId } from "react";
import { notify } from "#platform/web/components/notify.ts";
import type { Order } from "../../contract.ts";
import { checkText } from "../../text-check.ts";
import { useOrderMove } from "../api.ts";
import { texts } from "../texts.ts";
import type { Draft } from "./draft-saver.ts";

const words = texts.editor;

type SendButtonProps = { order: Order; draft: Draft; isUndecided: boolean; flush: () => Promise<boolean> };

/** Sends the text when it keeps every condition (R5.2); until then it says what is left to do. */
export function SendButton({ order, draft, isUndecided, flush }: SendButtonProps) {
  const sending = useOrderMove(order);
  const reasonsId = useId();
  const problems = checkText(draft.title, draft.content, order.conditions, order.hyperlinkKind);
  const isReady = problems.length === 0 && !isUndecided;

  const sendText = async () => {
    if (!(await flush())) return notify.error(words.notSavedYet);
    sending.mutate({ move: "send" }, { onError: notify.failure, onSuccess: () => notify.success(words.sent) });
  };

  return (
    <Stack gap="sm">
      {isReady ? (
        <Text fz="sm">{texts.count.ready}</Text>
      ) : (
        <Alert color="gray" variant="light" p="sm" title={words.sendHint} id={reasonsId}>
          <List size="sm" spacing={2}>
            {isUndecided && <List.Item>{words.chooseText}</List.Item>}
            {problems.map(({ message }) => (
              <List.Item key={message} style={{ overflowWrap: "anywhere" }}>
                {message}
              </List.Item>
            ))}
          </List>
        </Alert>
      )}
      <Button
        fullWidth
        size="md"
        disabled={!isReady}
        aria-describedby={isReady ? undefined : reasonsId}
        loading={sending.isPending}
        onClick={() => void sendText()}
      >
        {words.send}
      </Button>
    </Stack>
  );
}

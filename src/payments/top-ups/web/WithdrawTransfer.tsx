import { Button, Text } from "@mantine/core";
import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { ConfirmModal } from "#platform/web/components/confirmation/ConfirmModal.tsx";
import { notify } from "#platform/web/components/notify.ts";
import { texts } from "#wallet/web/texts.ts";
import { withdrawTransfer } from "./api.ts";

const transferWords = texts.state.transfer;

/** For a customer who will not send the announced transfer. */
export function WithdrawTransfer({ topUpId }: { topUpId: string }) {
  const [isAsking, setAsking] = useState(false);
  const withdraw = useMutation({
    meta: { says: transferWords.withdraw },
    mutationFn: () => withdrawTransfer(topUpId),
    onError: notify.failure,
    onSettled: () => setAsking(false),
  });
  return (
    <>
      <Button variant="secondary" onClick={() => setAsking(true)}>
        {transferWords.withdraw}
      </Button>
      <ConfirmModal
        opened={isAsking}
        onClose={() => setAsking(false)}
        title={transferWords.withdraw}
        confirmLabel={transferWords.withdraw}
        onConfirm={() => withdraw.mutate()}
        loading={withdraw.isPending}
      >
        <Text>{transferWords.withdrawText}</Text>
      </ConfirmModal>
    </>
  );
}

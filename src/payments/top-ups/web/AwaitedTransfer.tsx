import { Button, Group, Stack, Text } from "@mantine/core";
import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { ConfirmModal } from "#platform/web/components/ConfirmModal.tsx";
import { CopyLine } from "#platform/web/components/CopyLine.tsx";
import { notify } from "#platform/web/components/notify.ts";
import { texts } from "#wallet/web/texts.ts";
import type { TopUp } from "../contract.ts";
import { decideTransfer } from "./api.ts";

const words = texts.state.transfer;

/** What a bank transfer needs, to be copied line by line, and the way out for who did not send it. */
export function AwaitedTransfer({ topUp, bankDetails }: { topUp: TopUp; bankDetails: string }) {
  const [isAsking, setAsking] = useState(false);
  const withdraw = useMutation({
    meta: { says: words.withdraw },
    mutationFn: () => decideTransfer(topUp.id, "withdraw"),
    onError: notify.failure,
    onSettled: () => setAsking(false),
  });
  return (
    <Stack gap="md">
      <CopyLine label={words.reference} value={topUp.providerReference ?? ""} />
      <CopyLine label={words.account} value={bankDetails} />
      <Group>
        <Button variant="secondary" onClick={() => setAsking(true)}>
          {words.withdraw}
        </Button>
      </Group>
      <ConfirmModal
        opened={isAsking}
        onClose={() => setAsking(false)}
        title={words.withdraw}
        confirmLabel={words.withdraw}
        onConfirm={() => withdraw.mutate()}
        loading={withdraw.isPending}
      >
        <Text>{words.withdrawText}</Text>
      </ConfirmModal>
    </Stack>
  );
}

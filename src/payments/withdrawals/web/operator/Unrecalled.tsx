import { Alert, Button, Group, Stack, Text } from "@mantine/core";
import { useMutation, useQuery } from "@tanstack/react-query";
import { Money } from "#platform/web/components/Money.tsx";
import { notify } from "#platform/web/components/notify.ts";
import type { Withdrawal } from "../../contract.ts";
import { makeWithdrawalMove, withdrawalsQuery } from "../api.ts";
import { texts as payoutWords } from "./texts.ts";

const unrecalledWords = payoutWords.unrecalled;

/** Ended payouts whose money the provider has not sent back; nothing where there are none. */
export function Unrecalled() {
  const { data } = useQuery(withdrawalsQuery({ waitsForRecall: true, itemsPerPage: 20 }));
  if (!data || data.totalItems === 0) return null;
  return (
    <Alert color="yellow" variant="light" title={unrecalledWords.title}>
      <Stack gap="xs">
        <Text fz="sm">{unrecalledWords.text}</Text>
        {data.items.map((withdrawal) => (
          <UnrecalledRow key={withdrawal.id} withdrawal={withdrawal} />
        ))}
      </Stack>
    </Alert>
  );
}

function UnrecalledRow({ withdrawal: { id, organizationName, amountCents, feeCents } }: { withdrawal: Withdrawal }) {
  const { mutate, isPending } = useMutation({
    meta: { says: unrecalledWords.retry },
    mutationFn: () => makeWithdrawalMove(id, "recall"),
    onError: notify.failure,
    onSuccess: () => notify.success(unrecalledWords.retried),
  });
  return (
    <Group gap="sm">
      <Text fz="sm" fw={600}>
        {organizationName}
      </Text>
      <Text fz="sm">
        <Money cents={amountCents - feeCents} />
      </Text>
      <Button
        variant="secondary"
        size="compact-sm"
        loading={isPending}
        aria-label={`${unrecalledWords.retry}: ${organizationName}`}
        onClick={() => mutate()}
      >
        {unrecalledWords.retry}
      </Button>
    </Group>
  );
}

import { Alert, Button, Group, Stack, Text } from "@mantine/core";
import { useMutation, useQuery } from "@tanstack/react-query";
import { Money } from "#platform/web/components/Money.tsx";
import { notify } from "#platform/web/components/notify.ts";
import type { Withdrawal } from "../../contract.ts";
import { makeMove, withdrawalsQuery } from "../api.ts";
import { texts } from "../texts.ts";

const words = texts.operator.unrecalled;

/** Ended payouts whose money the provider has not sent back; nothing where there are none. */
export function Unrecalled() {
  const { data } = useQuery(withdrawalsQuery({ waitsForRecall: true, itemsPerPage: 20 }));
  if (!data || data.totalItems === 0) return null;
  return (
    <Alert color="yellow" variant="light" title={words.title}>
      <Stack gap="xs">
        <Text fz="sm">{words.text}</Text>
        {data.items.map((withdrawal) => (
          <UnrecalledRow key={withdrawal.id} withdrawal={withdrawal} />
        ))}
      </Stack>
    </Alert>
  );
}

function UnrecalledRow({ withdrawal: { id, organizationName, amountCents, feeCents } }: { withdrawal: Withdrawal }) {
  const { mutate, isPending } = useMutation({
    meta: { says: words.retry },
    mutationFn: () => makeMove(id, "recall"),
    onError: notify.failure,
    onSuccess: () => notify.success(words.retried),
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
        aria-label={`${words.retry}: ${organizationName}`}
        onClick={() => mutate()}
      >
        {words.retry}
      </Button>
    </Group>
  );
}

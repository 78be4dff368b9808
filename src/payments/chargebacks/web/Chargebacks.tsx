import { Alert, Stack, Text } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { formatCents } from "#platform/money/money.ts";
import { formatInstant } from "#platform/web/dates.ts";
import { chargebacksQuery } from "./api.ts";
import { texts } from "./texts.ts";

/** What of a top-up went back to its payer; nothing where none did. */
export function Chargebacks({ topUpId }: { topUpId: string }) {
  const { data } = useQuery(chargebacksQuery(topUpId));
  if (!data || data.totalItems === 0) return null;
  return (
    <Stack gap="sm">
      {data.items.map(({ id, kind, status, amountCents, owedCents, createdAt }) => (
        <Alert key={id} variant="light" color={status === "undone" ? "gray" : "yellow"}>
          <Text fw={600}>{`${texts.kinds[kind]}: ${formatCents(amountCents)}, ${formatInstant(createdAt)}`}</Text>
          <Text fz="sm">{texts.what[kind][status]}</Text>
          {owedCents > 0 && <Text fz="sm">{texts.owed(formatCents(owedCents))}</Text>}
        </Alert>
      ))}
    </Stack>
  );
}

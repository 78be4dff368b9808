import { Alert, Stack, Text } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { formatCents } from "#platform/money/money.ts";
import { formatInstant } from "#platform/web/dates.ts";
import type { Chargeback } from "../contract.ts";
import { chargebacksQuery } from "./api.ts";
import { texts } from "./texts.ts";

/** Nothing for a top-up without chargebacks. */
export function Chargebacks({ topUpId }: { topUpId: string }) {
  const { data } = useQuery(chargebacksQuery(topUpId));
  return data && data.totalItems > 0 ? <ChargebackList chargebacks={data.items} /> : null;
}

type ChargebackListProps = { chargebacks: Chargeback[]; actionOf?: (chargeback: Chargeback) => ReactNode };

export function ChargebackList({ chargebacks, actionOf }: ChargebackListProps) {
  return (
    <Stack gap="sm">
      {chargebacks.map((chargeback) => (
        <Alert key={chargeback.id} variant="light" color={chargeback.status === "undone" ? "gray" : "yellow"}>
          <Words chargeback={chargeback} />
          {actionOf?.(chargeback)}
        </Alert>
      ))}
    </Stack>
  );
}

function Words({
  chargeback: { kind, status, amountCents, owedCents, reason, createdAt },
}: {
  chargeback: Chargeback;
}) {
  return (
    <>
      <Text fw={600}>{`${texts.kinds[kind]}: ${formatCents(amountCents)}, ${formatInstant(createdAt)}`}</Text>
      <Text fz="sm">{texts.what[kind][status]}</Text>
      {reason && <Text fz="sm">{texts.why(reason)}</Text>}
      {owedCents > 0 && <Text fz="sm">{texts.owed(formatCents(owedCents))}</Text>}
    </>
  );
}

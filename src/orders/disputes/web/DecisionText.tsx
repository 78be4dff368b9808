import { Alert, Text } from "@mantine/core";
import { formatCents } from "#platform/money/money.ts";
import { formatInstant } from "#platform/web/dates.ts";
import type { Dispute } from "../contract.ts";
import classes from "./disputes.module.css";
import { texts } from "./texts.ts";

export function DecisionText({ dispute }: { dispute: Dispute }) {
  const { outcome, refundCents, totalCents, decision, decidedAt } = dispute;
  if (!outcome || !decidedAt) return null;
  return (
    <Alert color="gray" variant="light" title={texts.decided(formatInstant(decidedAt))}>
      <Text fw={600}>{texts.outcomes[outcome](formatCents(refundCents ?? 0), formatCents(totalCents))}</Text>
      <Text className={classes.said}>{decision}</Text>
    </Alert>
  );
}

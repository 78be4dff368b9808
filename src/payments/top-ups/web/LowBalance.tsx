import { Alert, Text } from "@mantine/core";
import { formatCents } from "#platform/money/money.ts";
import { ButtonLink } from "#platform/web/components/links.tsx";
import { topUpMinimumCents } from "../ways-to-pay.ts";
import { texts } from "./texts.ts";

const lowBalanceWords = texts.lowBalance;

type LowBalanceProps = {
  missingCents: number;
  text: string;
  /** An id. */
  organization: string;
  returnPath: string;
};

/** Links to a top-up of the missing amount (R8.1). */
export function LowBalance({ missingCents, text, organization, returnPath }: LowBalanceProps) {
  const amount = Math.max(missingCents, topUpMinimumCents);
  return (
    <Alert color="yellow" variant="light">
      <Text fw={600}>{lowBalanceWords.short(formatCents(missingCents))}</Text>
      <Text fz="sm">{text}</Text>
      <ButtonLink to="/top-up" search={{ amount, organization, return: returnPath }} mt="sm" fullWidth>
        {lowBalanceWords.topUp(formatCents(amount))}
      </ButtonLink>
    </Alert>
  );
}

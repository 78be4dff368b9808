import { Box, Card, Radio, Stack } from "@mantine/core";
import { formatCents } from "#platform/money/money.ts";
import type { WithdrawalTerms } from "../contract.ts";
import type { WithdrawalMethod } from "../withdrawal.ts";
import { PayoutSetup } from "./PayoutSetup.tsx";
import { texts } from "./texts.ts";

type MethodChoiceProps = { terms: WithdrawalTerms; chosen: WithdrawalMethod };

export function MethodChoice({ terms, chosen, ...input }: MethodChoiceProps) {
  const { provider, feeCents } = terms;
  if (!provider) return null;
  const fee = formatCents(feeCents);
  return (
    <Radio.Group label={texts.method} value={chosen} {...input}>
      <Stack gap="xs" mt="xs">
        <Card withBorder p="md">
          <Radio value="provider" label={texts.byProvider(provider.title)} description={texts.byProviderHint(fee)} />
          {chosen === "provider" && (
            <Box ms={belowLabel} mt="xs">
              <PayoutSetup terms={terms} provider={provider} />
            </Box>
          )}
        </Card>
        <Card withBorder p="md">
          <Radio value="transfer" label={texts.byTransfer} description={texts.byTransferHint(fee)} />
        </Card>
      </Stack>
    </Radio.Group>
  );
}

/** Pixels: beside the radio's circle and its gap. */
const belowLabel = 32;

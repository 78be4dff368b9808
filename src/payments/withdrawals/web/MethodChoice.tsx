import { Box, Radio } from "@mantine/core";
import { formatCents } from "#platform/money/money.ts";
import { WayRow, WayRows } from "#platform/web/components/form/Ways.tsx";
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
      <WayRows>
        <WayRow isChosen={chosen === "provider"}>
          <Radio value="provider" label={texts.byProvider(provider.title)} description={texts.byProviderHint(fee)} />
          {chosen === "provider" && (
            <Box ms={belowLabel} mt="xs">
              <PayoutSetup terms={terms} provider={provider} />
            </Box>
          )}
        </WayRow>
        <WayRow isChosen={chosen === "transfer"}>
          <Radio value="transfer" label={texts.byTransfer} description={texts.byTransferHint(fee)} />
        </WayRow>
      </WayRows>
    </Radio.Group>
  );
}

/** Pixels: beside the radio's circle and its gap. */
const belowLabel = 32;

import { Alert, Button, Group, Stack, Text } from "@mantine/core";
import { useState } from "react";
import { idOf } from "#platform/contract/iri.ts";
import { notify } from "#platform/web/components/notify.ts";
import type { WithdrawalTerms } from "../contract.ts";
import { askForOnboarding } from "./api.ts";
import { texts } from "./texts.ts";

const payoutSetupWords = texts.onboarding;

type PayoutSetupProps = { terms: WithdrawalTerms; provider: NonNullable<WithdrawalTerms["provider"]> };

/** Links to the provider's page, to complete or change the payee's data. */
export function PayoutSetup({ terms, provider: { title, canBePaid, reason } }: PayoutSetupProps) {
  const [isBusy, setBusy] = useState(false);
  const open = async () => {
    setBusy(true);
    try {
      const payee = await askForOnboarding(idOf(terms.organization));
      if (payee?.onboardingUrl) return location.assign(payee.onboardingUrl);
      notify.error(payee?.reason ?? payoutSetupWords.late);
    } catch (error) {
      notify.failure(error);
    }
    setBusy(false);
  };
  const button = (
    <Button variant="secondary" loading={isBusy} onClick={() => void open()}>
      {canBePaid ? payoutSetupWords.change : payoutSetupWords.action}
    </Button>
  );
  if (canBePaid) return <Group>{button}</Group>;
  return (
    <Alert color="blue" variant="light">
      <Stack align="flex-start">
        <Text>{[reason, payoutSetupWords.why(title)].filter(Boolean).join(" ")}</Text>
        {button}
      </Stack>
    </Alert>
  );
}

import { Button, Group, Stack, Text } from "@mantine/core";
import { schemaResolver, useForm } from "@mantine/form";
import { api } from "#platform/web/calls/client.ts";
import { MoneyInput } from "#platform/web/components/form/MoneyInput.tsx";
import { submitting } from "#platform/web/components/form/submitting.ts";
import { notify } from "#platform/web/components/notify.ts";
import { refresh } from "#platform/web/query-client.ts";
import { type AutoTopUp, type AutoTopUpBounds, autoTopUpEdit } from "../contract.ts";
import { changeBounds, turnOn } from "./api.ts";
import { texts } from "./texts.ts";

/** Asks for threshold, amount and daily maximum; without a card it leads to the provider's page. */
export function AutoTopUpForm({ automatic, provider }: { automatic: AutoTopUp; provider: string }) {
  const { id, status, thresholdCents, amountCents, dayMaximumCents } = automatic;
  const isOn = status === "on";
  const form = useForm({
    initialValues: {
      thresholdCents: thresholdCents ?? undefined,
      amountCents: amountCents ?? undefined,
      dayMaximumCents: dayMaximumCents ?? undefined,
    },
    validate: schemaResolver(autoTopUpEdit, { sync: true }),
  });
  const sending = (send: (bounds: AutoTopUpBounds) => Promise<void>) =>
    submitting(form, async (values) => {
      await send(autoTopUpEdit.parse(values));
    });
  const leadToCard = sending((bounds) => leadToProvider(id, bounds));
  const change = sending(async (bounds) => {
    await changeBounds(id, bounds);
    notify.success(texts.changed);
  });
  return (
    <form onSubmit={isOn ? change : leadToCard} noValidate>
      <Stack maw={400}>
        <MoneyInput label={texts.threshold} {...form.getInputProps("thresholdCents")} />
        <MoneyInput label={texts.amount} {...form.getInputProps("amountCents")} />
        <MoneyInput
          label={texts.dayMaximum}
          description={texts.dayMaximumHint}
          {...form.getInputProps("dayMaximumCents")}
        />
        <Text fz="sm" c="dimmed">
          {isOn ? texts.agreeAgain : texts.agree(provider)}
        </Text>
        <Group gap="sm">
          <Button type="submit" variant="secondary" loading={form.submitting}>
            {isOn ? texts.change : texts.turnOn}
          </Button>
          {isOn && (
            <Button variant="secondary" disabled={form.submitting} onClick={() => leadToCard()}>
              {texts.otherCard}
            </Button>
          )}
        </Group>
      </Stack>
    </form>
  );
}

async function leadToProvider(organizationId: string, bounds: AutoTopUpBounds): Promise<void> {
  const asked = await turnOn(organizationId, bounds);
  if (asked?.url) return location.assign(asked.url);
  if (!asked) notify.error(texts.late);
  await refresh(api.auto_top_ups);
}

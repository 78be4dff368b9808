import { NativeSelect, SimpleGrid, Stack, TextInput } from "@mantine/core";
import { useForm } from "@mantine/form";
import type { ReactNode } from "react";
import { DateField } from "#platform/web/components/form/DateField.tsx";
import { formErrors } from "#platform/web/components/form/form-errors.ts";
import { MoneyInput } from "#platform/web/components/form/MoneyInput.tsx";
import { SubmitRow } from "#platform/web/components/form/SubmitRow.tsx";
import { campaignFormTexts, goalOptions } from "../form-texts.ts";
import { type CampaignValues, campaignErrors } from "./campaign-form.ts";

type CampaignFormProps = {
  initial: CampaignValues;
  submitLabel: string;
  /** The budget that the editor may lower and not raise, in cents; null where none binds them. */
  boundCents?: number | null;
  onSubmit: (values: CampaignValues) => Promise<void>;
  children?: ReactNode;
};

/** For a new campaign and for an edit (R2.10). */
export function CampaignForm({ initial, submitLabel, boundCents = null, onSubmit, children }: CampaignFormProps) {
  const form = useForm({ initialValues: initial, validate: (values) => campaignErrors(values, boundCents) });
  const submit = form.onSubmit((values) => onSubmit(values).catch((error: unknown) => formErrors(error, form)));
  return (
    <form onSubmit={submit} noValidate>
      <Stack gap="md">
        <TextInput label={campaignFormTexts.name} required {...form.getInputProps("name")} />
        <NativeSelect
          label={campaignFormTexts.goal}
          description={campaignFormTexts.goalHint}
          data={goalOptions}
          {...form.getInputProps("goal")}
        />
        {form.values.goal === "other" && (
          <TextInput label={campaignFormTexts.goalText} {...form.getInputProps("goalText")} />
        )}
        <MoneyInput
          label={campaignFormTexts.budget}
          description={boundCents === null ? campaignFormTexts.budgetHint : campaignFormTexts.budgetBound}
          autoComplete="off"
          {...form.getInputProps("budgetCents")}
        />
        <SimpleGrid cols={{ base: 1, xs: 2 }}>
          <DateField label={campaignFormTexts.startsOn} {...form.getInputProps("startsOn")} />
          <DateField label={campaignFormTexts.endsOn} {...form.getInputProps("endsOn")} />
        </SimpleGrid>
        {children}
        <SubmitRow label={submitLabel} isSubmitting={form.submitting} />
      </Stack>
    </form>
  );
}

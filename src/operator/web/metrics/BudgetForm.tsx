import { Button, Group, Stack } from "@mantine/core";
import { useForm } from "@mantine/form";
import { type MetricProviderItem, metricProviderEdit } from "#media/providers/contract.ts";
import { formErrors } from "#platform/web/components/form-errors.ts";
import { problemsOf } from "#platform/web/components/form-problems.ts";
import { formTexts } from "#platform/web/components/form-texts.ts";
import { NumberField } from "#platform/web/components/NumberField.tsx";
import { notify } from "#platform/web/components/notify.ts";
import { editProvider } from "./api.ts";
import { texts } from "./texts.ts";

type Budget = { monthlyUnits: number | undefined; refreshDays: number | undefined };

const wanted = metricProviderEdit.pick({ monthlyUnits: true, refreshDays: true }).required();

/** What a provider may spend, and how old its readings may grow. */
export function BudgetForm({ provider, onDone }: { provider: MetricProviderItem; onDone: () => void }) {
  const { monthlyUnits, refreshDays } = provider;
  const form = useForm<Budget>({
    initialValues: { monthlyUnits, refreshDays },
    validate: (values) => problemsOf(wanted, values),
  });
  const submit = form.onSubmit(async (values) => {
    try {
      await editProvider(provider.id, values);
      notify.success(formTexts.saved);
      onDone();
    } catch (error) {
      formErrors(error, form);
    }
  });
  return (
    <form onSubmit={submit} noValidate>
      <Stack>
        <NumberField
          label={texts.monthlyUnits}
          description={texts.monthlyUnitsHint}
          {...form.getInputProps("monthlyUnits")}
        />
        <NumberField
          label={texts.refreshDays}
          description={texts.refreshDaysHint}
          {...form.getInputProps("refreshDays")}
        />
        <Group justify="flex-end">
          <Button type="submit" loading={form.submitting}>
            {formTexts.save}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}

import { schemaResolver, useForm } from "@mantine/form";
import { type MetricProviderItem, metricProviderEdit } from "#media/providers/contract.ts";
import { NumberField } from "#platform/web/components/form/NumberField.tsx";
import { SaveForm } from "#platform/web/components/form/SaveForm.tsx";
import { editProvider } from "./api.ts";
import { texts } from "./texts.ts";

type Budget = { monthlyUnits: number | undefined; refreshDays: number | undefined };

const wanted = metricProviderEdit.pick({ monthlyUnits: true, refreshDays: true }).required();

export default function BudgetForm({ provider, onDone }: { provider: MetricProviderItem; onDone: () => void }) {
  const { monthlyUnits, refreshDays } = provider;
  const form = useForm<Budget>({
    initialValues: { monthlyUnits, refreshDays },
    validate: schemaResolver(wanted, { sync: true }),
  });
  return (
    <SaveForm form={form} save={(values) => editProvider(provider.id, values)} onDone={onDone}>
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
    </SaveForm>
  );
}

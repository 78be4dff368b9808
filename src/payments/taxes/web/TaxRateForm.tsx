import { Checkbox } from "@mantine/core";
import { useForm } from "@mantine/form";
import { messages } from "#platform/contract/messages.ts";
import { countryOptions } from "#platform/contract/region-names.ts";
import { basisPointsOf, percentOf } from "#platform/money/percent.ts";
import { NumberField } from "#platform/web/components/form/NumberField.tsx";
import { SaveForm } from "#platform/web/components/form/SaveForm.tsx";
import { OnePicker } from "#platform/web/components/picker/OnePicker.tsx";
import { type TaxRateItem, taxRateEdit } from "../contract.ts";
import { createTaxRate, editTaxRate } from "./api.ts";
import { texts } from "./texts.ts";

type TaxRateValues = { country: string; percent: number | undefined; reversesCharge: boolean };

const countries = countryOptions();

export default function TaxRateForm({ rate, onDone }: { rate?: TaxRateItem; onDone: () => void }) {
  const form = useForm<TaxRateValues>({
    initialValues: {
      country: rate?.country ?? "",
      percent: rate && percentOf(rate.rateBasisPoints),
      reversesCharge: rate?.reversesCharge ?? false,
    },
    validate: {
      country: (country) => (country ? null : messages.required),
      percent: (percent) =>
        taxRateEdit.safeParse({ rateBasisPoints: basisPointsOf(percent) }).success ? null : texts.percentWrong,
    },
  });
  const save = ({ country, percent, reversesCharge }: TaxRateValues) => {
    const edit = { rateBasisPoints: basisPointsOf(percent), reversesCharge };
    return rate ? editTaxRate(rate.id, edit) : createTaxRate({ country, ...edit });
  };
  return (
    <SaveForm form={form} save={save} onDone={onDone}>
      {!rate && (
        <OnePicker
          label={texts.country}
          options={countries}
          {...form.getInputProps("country")}
          onChange={(code) => form.setFieldValue("country", code ?? "")}
        />
      )}
      <NumberField label={texts.percent} {...form.getInputProps("percent")} />
      <Checkbox
        label={texts.reversesCharge}
        description={texts.reversesChargeHint}
        {...form.getInputProps("reversesCharge", { type: "checkbox" })}
      />
    </SaveForm>
  );
}

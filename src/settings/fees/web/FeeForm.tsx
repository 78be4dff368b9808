import { useForm } from "@mantine/form";
import { messages } from "#platform/contract/messages.ts";
import { countryOptions } from "#platform/contract/region-names.ts";
import { basisPointsOf } from "#platform/money/percent.ts";
import { DateField } from "#platform/web/components/form/DateField.tsx";
import { NumberField } from "#platform/web/components/form/NumberField.tsx";
import { SaveForm } from "#platform/web/components/form/SaveForm.tsx";
import { OnePicker } from "#platform/web/components/picker/OnePicker.tsx";
import { today } from "#platform/web/dates.ts";
import { settingsRanges } from "../../ranges.ts";
import { feeAgreementInput } from "../contract.ts";
import { agreeOnFee } from "./api.ts";
import { texts } from "./texts.ts";

type FeeFormProps = {
  /** Without it, the form asks for a country. */
  organizationId?: string;
  onDone: () => void;
};
type FeeValues = { country: string; percent: number | undefined; startsOn: string };

const countries = countryOptions();
const { feeBasisPoints: points, startsOn: day } = feeAgreementInput.shape;

export default function FeeForm({ organizationId, onDone }: FeeFormProps) {
  const form = useForm<FeeValues>({
    initialValues: { country: "", percent: undefined, startsOn: today() },
    validate: {
      country: (country) => (country || organizationId ? null : messages.required),
      percent: (percent) =>
        points.safeParse(basisPointsOf(percent)).success ? null : texts.percentWrong(settingsRanges.feeBasisPoints),
      startsOn: (startsOn) => (startsOn ? day.safeParse(startsOn).error?.issues[0]?.message : messages.required),
    },
  });
  const save = ({ country, percent, startsOn }: FeeValues) =>
    agreeOnFee({
      ...(organizationId ? { organization: organizationId } : { country }),
      feeBasisPoints: basisPointsOf(percent),
      startsOn,
    });
  return (
    <SaveForm form={form} save={save} saved={texts.saved} onDone={onDone}>
      {!organizationId && (
        <OnePicker
          label={texts.country}
          options={countries}
          {...form.getInputProps("country")}
          onChange={(code) => form.setFieldValue("country", code ?? "")}
        />
      )}
      <NumberField label={texts.percent} data-autofocus {...form.getInputProps("percent")} />
      <DateField label={texts.startsOn} description={texts.startsOnHint} {...form.getInputProps("startsOn")} />
    </SaveForm>
  );
}

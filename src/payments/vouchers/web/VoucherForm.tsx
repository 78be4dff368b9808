import { TextInput } from "@mantine/core";
import { schemaResolver, useForm } from "@mantine/form";
import { DateField } from "#platform/web/components/form/DateField.tsx";
import { MoneyInput } from "#platform/web/components/form/MoneyInput.tsx";
import { NumberField } from "#platform/web/components/form/NumberField.tsx";
import { SaveForm } from "#platform/web/components/form/SaveForm.tsx";
import { voucherInput } from "../contract.ts";
import { createVoucher } from "./api.ts";
import { texts } from "./texts.ts";

type VoucherValues = {
  code: string;
  amountCents: number | undefined;
  endsAt: string;
  redemptionsMax: number | undefined;
};

const endOf = (day: string): string => (day ? `${day}T23:59:59Z` : "");
const problems = schemaResolver(voucherInput, { sync: true });

/** A voucher's terms can't change once it is out. */
export default function VoucherForm({ onDone }: { onDone: () => void }) {
  const form = useForm<VoucherValues>({
    initialValues: { code: "", amountCents: undefined, endsAt: "", redemptionsMax: 1 },
    validate: ({ endsAt, ...values }) => problems({ ...values, endsAt: endOf(endsAt) }),
  });
  const save = ({ endsAt, ...values }: VoucherValues) =>
    createVoucher({ ...voucherInput.parse({ ...values, endsAt: endOf(endsAt) }) });
  return (
    <SaveForm form={form} save={save} onDone={onDone}>
      <TextInput label={texts.code} description={texts.codeHint} {...form.getInputProps("code")} />
      <MoneyInput label={texts.amount} {...form.getInputProps("amountCents")} />
      <DateField label={texts.endsOn} description={texts.endsOnHint} {...form.getInputProps("endsAt")} />
      <NumberField label={texts.redemptionsMax} {...form.getInputProps("redemptionsMax")} />
    </SaveForm>
  );
}

import { NativeSelect, SegmentedControl, Text, Textarea } from "@mantine/core";
import { schemaResolver, useForm } from "@mantine/form";
import { z } from "zod";
import { centsBetween } from "#platform/contract/wire.ts";
import { MoneyInput } from "#platform/web/components/form/MoneyInput.tsx";
import { SaveForm } from "#platform/web/components/form/SaveForm.tsx";
import type { OrganizationRecord } from "../../organizations/contract.ts";
import { type AdjustableAccount, adjustableAccounts, adjustmentMaxCents } from "../adjustment.ts";
import { adjustmentInput } from "../contract.ts";
import { adjustBalance } from "./api.ts";
import { texts } from "./texts.ts";

type AdjustFormProps = { organization: OrganizationRecord; onDone: () => void };

const accounts = adjustableAccounts.map((value) => ({ value, label: texts.accounts[value] }));
const directions = [
  { value: "add", label: texts.add },
  { value: "take", label: texts.take },
];
const values = z.object({
  amountCents: centsBetween(1, adjustmentMaxCents),
  reason: adjustmentInput.shape.reason,
});

export default function AdjustForm({ organization: { id, kind }, onDone }: AdjustFormProps) {
  const form = useForm({
    initialValues: {
      account: (kind === "publisher" ? "earnings" : "available") as AdjustableAccount,
      direction: "add",
      amountCents: undefined as number | undefined,
      reason: "",
    },
    validate: schemaResolver(values, { sync: true }),
  });
  const save = async ({ account, direction, amountCents = 0, reason }: typeof form.values) => {
    const signed = direction === "add" ? amountCents : -amountCents;
    await adjustBalance({ organization: id, account, amountCents: signed, reason });
  };
  return (
    <SaveForm form={form} save={save} saved={texts.adjusted} onDone={onDone}>
      <Text>{texts.about}</Text>
      <NativeSelect label={texts.account} data={accounts} {...form.getInputProps("account")} />
      <SegmentedControl aria-label={texts.direction} data={directions} {...form.getInputProps("direction")} />
      <MoneyInput label={texts.amount} data-autofocus {...form.getInputProps("amountCents")} />
      <Textarea label={texts.reason} description={texts.reasonHint} {...form.getInputProps("reason")} />
    </SaveForm>
  );
}

import { Textarea } from "@mantine/core";
import { useForm } from "@mantine/form";
import { formatCents } from "#platform/money/money.ts";
import { MoneyInput } from "#platform/web/components/form/MoneyInput.tsx";
import { SaveForm } from "#platform/web/components/form/SaveForm.tsx";
import { topUpRefundInput } from "../../../chargebacks/contract.ts";
import { requestRefund } from "../../../chargebacks/web/api.ts";
import { texts } from "./texts.ts";

const paymentWords = texts.payment;

type RefundFormProps = { topUpId: string; mostCents: number };
type RefundValues = { amountCents: number | undefined; reason: string };

/** The organization reads the reason. */
export default function RefundForm({ topUpId, mostCents }: RefundFormProps) {
  const { amountCents, reason } = topUpRefundInput.shape;
  const problemOf = (schema: typeof amountCents | typeof reason) => (value: unknown) =>
    schema.safeParse(value).error?.issues[0]?.message ?? null;
  const form = useForm<RefundValues>({
    initialValues: { amountCents: mostCents, reason: "" },
    validate: { amountCents: problemOf(amountCents), reason: problemOf(reason) },
  });
  return (
    <SaveForm
      form={form}
      save={(values) => requestRefund({ topUp: topUpId, amountCents: values.amountCents ?? 0, reason: values.reason })}
      saved={paymentWords.refunded}
      action={paymentWords.refundOf(formatCents(form.values.amountCents ?? 0))}
    >
      <MoneyInput label={paymentWords.refundAmount} {...form.getInputProps("amountCents")} />
      <Textarea label={texts.reason} description={texts.reasonHint} {...form.getInputProps("reason")} />
    </SaveForm>
  );
}

import { SegmentedControl, Stack, Text, Textarea, Title } from "@mantine/core";
import { useForm } from "@mantine/form";
import { SubmitRow } from "#platform/web/components/form/SubmitRow.tsx";
import { submitting } from "#platform/web/components/form/submitting.ts";
import { notify } from "#platform/web/components/notify.ts";
import { makePaymentFile } from "../api.ts";
import { emptyPayee, PayeeFields } from "../PayeeFields.tsx";
import { payeeProblems } from "../payee-problems.ts";
import { texts as payoutWords } from "./texts.ts";

const formats = Object.entries(payoutWords.formats).map(([value, label]) => ({ value, label }));

type PaymentFileFormProps = { withdrawals: string[]; label?: string; onDone: () => void };

/** Makes the bank's file; payouts come from the operator's own account. */
export default function PaymentFileForm({ withdrawals, label = payoutWords.make, onDone }: PaymentFileFormProps) {
  const form = useForm({
    initialValues: { format: "pain" as "pain" | "csv", payer: emptyPayee, otherPayees: "" },
    validate: ({ payer }) => payeeProblems(payer, "payer"),
  });
  const submit = submitting(form, async ({ format, payer, otherPayees }) => {
    await makePaymentFile(format, { withdrawals, payer, ...(otherPayees.trim() ? { otherPayees } : {}) });
    notify.success(payoutWords.made);
    onDone();
  });
  return (
    <form onSubmit={submit} noValidate>
      <Stack>
        <Text>{payoutWords.fileText}</Text>
        <SegmentedControl aria-label={payoutWords.format} data={formats} {...form.getInputProps("format")} />
        <Title order={3} fz={16}>
          {payoutWords.payer}
        </Title>
        <PayeeFields fieldOf={(name) => form.getInputProps(`payer.${name}`)} />
        <Textarea
          label={payoutWords.otherPayees}
          description={payoutWords.otherPayeesHint}
          {...form.getInputProps("otherPayees")}
        />
        <SubmitRow label={label} isSubmitting={form.submitting} />
      </Stack>
    </form>
  );
}

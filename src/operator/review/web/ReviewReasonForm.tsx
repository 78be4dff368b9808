import { Stack, Textarea } from "@mantine/core";
import { schemaResolver, useForm } from "@mantine/form";
import { mediaMoveInputs } from "#media/move-input.ts";
import { SubmitRow } from "#platform/web/components/form/SubmitRow.tsx";
import { submitting } from "#platform/web/components/form/submitting.ts";

type ReviewReasonFormProps = { words: { reason: string; action: string }; onReason: (reason: string) => Promise<void> };

export default function ReviewReasonForm({ words: { reason: label, action }, onReason }: ReviewReasonFormProps) {
  const form = useForm({
    initialValues: { reason: "" },
    validate: schemaResolver(mediaMoveInputs.reason, { sync: true }),
  });
  const submit = submitting(form, async ({ reason }) => {
    await onReason(reason);
  });
  return (
    <form onSubmit={submit} noValidate>
      <Stack>
        <Textarea label={label} minRows={4} maxRows={12} {...form.getInputProps("reason")} />
        <SubmitRow label={action} isSubmitting={form.submitting} />
      </Stack>
    </form>
  );
}

import { Stack, Text, Textarea } from "@mantine/core";
import { schemaResolver, useForm } from "@mantine/form";
import { SubmitRow } from "#platform/web/components/form/SubmitRow.tsx";
import { submitting } from "#platform/web/components/form/submitting.ts";
import { withdrawalMoveInputs } from "../../move-input.ts";
import { texts as payoutWords } from "./texts.ts";

type ReasonFormProps = {
  about: string | undefined;
  label: string;
  hint?: string;
  send: (reason: string) => Promise<unknown>;
  onDone: () => void;
};

export default function ReasonForm({ about, label, hint = payoutWords.reasonHint, send, onDone }: ReasonFormProps) {
  const form = useForm({
    initialValues: { reason: "" },
    validate: schemaResolver(withdrawalMoveInputs.reason, { sync: true }),
  });
  const submit = submitting(form, async ({ reason }) => {
    await send(reason);
    onDone();
  });
  return (
    <form onSubmit={submit} noValidate>
      <Stack>
        {about && <Text>{about}</Text>}
        <Textarea label={payoutWords.reason} description={hint} data-autofocus {...form.getInputProps("reason")} />
        <SubmitRow label={label} isSubmitting={form.submitting} />
      </Stack>
    </form>
  );
}

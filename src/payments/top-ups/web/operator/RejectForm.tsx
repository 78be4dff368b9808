import { Textarea } from "@mantine/core";
import { schemaResolver, useForm } from "@mantine/form";
import { SaveForm } from "#platform/web/components/form/SaveForm.tsx";
import type { TopUp } from "../../contract.ts";
import { topUpMoveInputs } from "../../move-input.ts";
import { rejectTransfer } from "../api.ts";
import { texts } from "./texts.ts";

export default function RejectForm({ topUp }: { topUp: TopUp }) {
  const form = useForm({
    initialValues: { reason: "" },
    validate: schemaResolver(topUpMoveInputs.rejection, { sync: true }),
  });
  return (
    <SaveForm
      form={form}
      save={(values) => rejectTransfer(topUp.id, values.reason)}
      saved={texts.rejected}
      action={texts.rejectTransfer}
    >
      <Textarea label={texts.reason} description={texts.reasonHint} {...form.getInputProps("reason")} />
    </SaveForm>
  );
}

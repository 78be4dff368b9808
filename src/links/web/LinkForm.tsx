import { TextInput } from "@mantine/core";
import { schemaResolver, useForm } from "@mantine/form";
import { SaveForm } from "#platform/web/components/form/SaveForm.tsx";
import { trackedLinkInput } from "../contract.ts";
import { createLink } from "./api.ts";
import { texts } from "./texts.ts";

export default function LinkForm({ onDone }: { onDone: () => void }) {
  const form = useForm({
    initialValues: { name: "", target: "" },
    validate: schemaResolver(trackedLinkInput, { sync: true }),
  });
  return (
    <SaveForm form={form} save={(values) => createLink(values)} saved={texts.made} onDone={onDone}>
      <TextInput label={texts.name} description={texts.nameHint} data-autofocus {...form.getInputProps("name")} />
      <TextInput label={texts.target} description={texts.targetHint} {...form.getInputProps("target")} />
    </SaveForm>
  );
}

import { Switch, TextInput } from "@mantine/core";
import { schemaResolver, useForm } from "@mantine/form";
import { SaveForm } from "#platform/web/components/form/SaveForm.tsx";
import { featureFlagInput } from "../contract.ts";
import { createFlag } from "./api.ts";
import { texts } from "./texts.ts";

export default function NewFlagForm({ onDone }: { onDone: () => void }) {
  const form = useForm({
    initialValues: { name: "", description: "", enabled: false },
    validate: schemaResolver(featureFlagInput, { sync: true }),
  });
  return (
    <SaveForm form={form} save={(values) => createFlag(values)} onDone={onDone}>
      <TextInput label={texts.name} description={texts.nameHint} autoComplete="off" {...form.getInputProps("name")} />
      <TextInput label={texts.description} {...form.getInputProps("description")} />
      <Switch label={texts.enabled} {...form.getInputProps("enabled", { type: "checkbox" })} />
    </SaveForm>
  );
}

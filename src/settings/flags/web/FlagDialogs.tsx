import { Switch, TextInput } from "@mantine/core";
import { schemaResolver, useForm } from "@mantine/form";
import { FormButton } from "#platform/web/components/form/FormButton.tsx";
import { formTexts } from "#platform/web/components/form/form-texts.ts";
import { SaveForm } from "#platform/web/components/form/SaveForm.tsx";
import { featureFlagEdit, featureFlagInput } from "../contract.ts";
import { createFlag, editFlag } from "./api.ts";
import type { OfferedFlag } from "./flags.ts";
import { texts } from "./texts.ts";

export function NewFlag() {
  return (
    <FormButton label={texts.add} title={texts.add}>
      {(close) => <NewFlagForm onDone={close} />}
    </FormButton>
  );
}

export function EditFlag({ id, flag }: { id: string; flag: OfferedFlag }) {
  return (
    <FormButton label={formTexts.edit} title={formTexts.editNamed(flag.name)} variant="link">
      {(close) => <EditFlagForm id={id} description={flag.description} onDone={close} />}
    </FormButton>
  );
}

function NewFlagForm({ onDone }: { onDone: () => void }) {
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

function EditFlagForm({ id, description, onDone }: { id: string; description: string; onDone: () => void }) {
  const form = useForm({
    initialValues: { description },
    validate: schemaResolver(featureFlagEdit, { sync: true }),
  });
  return (
    <SaveForm form={form} save={(values) => editFlag(id, values)} onDone={onDone}>
      <TextInput label={texts.description} {...form.getInputProps("description")} />
    </SaveForm>
  );
}

import { TextInput } from "@mantine/core";
import { schemaResolver, useForm } from "@mantine/form";
import { SaveForm } from "#platform/web/components/form/SaveForm.tsx";
import { featureFlagEdit } from "../contract.ts";
import { editFlag } from "./api.ts";
import { texts } from "./texts.ts";

export default function EditFlagForm({
  id,
  description,
  onDone,
}: {
  id: string;
  description: string;
  onDone: () => void;
}) {
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

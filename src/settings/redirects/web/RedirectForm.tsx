import { Checkbox, TextInput } from "@mantine/core";
import { schemaResolver, useForm } from "@mantine/form";
import { SaveForm } from "#platform/web/components/form/SaveForm.tsx";
import { type PathRedirect, pathRedirectInput } from "../contract.ts";
import { createRedirect, editRedirect } from "./api.ts";
import { texts } from "./texts.ts";

/** Edits only the target of an existing redirect. */
export default function RedirectForm({ redirect, onDone }: { redirect?: PathRedirect; onDone: () => void }) {
  const form = useForm({
    initialValues: {
      path: redirect?.path ?? "",
      target: redirect?.target ?? "",
      permanent: redirect?.permanent ?? false,
    },
    validate: schemaResolver(pathRedirectInput, { sync: true }),
  });
  return (
    <SaveForm
      form={form}
      save={({ path, ...edit }) => (redirect ? editRedirect(redirect.id, edit) : createRedirect({ path, ...edit }))}
      onDone={onDone}
    >
      {!redirect && <TextInput label={texts.path} description={texts.pathHint} {...form.getInputProps("path")} />}
      <TextInput label={texts.target} description={texts.targetHint} {...form.getInputProps("target")} />
      <Checkbox label={texts.permanent} {...form.getInputProps("permanent", { type: "checkbox" })} />
    </SaveForm>
  );
}

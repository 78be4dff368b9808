import { Button, Checkbox, Group, Stack, TextInput } from "@mantine/core";
import { useForm } from "@mantine/form";
import { formErrors } from "#platform/web/components/form-errors.ts";
import { problemsOf } from "#platform/web/components/form-problems.ts";
import { formTexts } from "#platform/web/components/form-texts.ts";
import { notify } from "#platform/web/components/notify.ts";
import { type PathRedirect, pathRedirectInput } from "../contract.ts";
import { createRedirect, editRedirect } from "./api.ts";
import { texts } from "./texts.ts";

/** A new redirect, or where one leads; its path stays what it is. */
export function RedirectForm({ redirect, onDone }: { redirect?: PathRedirect; onDone: () => void }) {
  const form = useForm({
    initialValues: {
      path: redirect?.path ?? "",
      target: redirect?.target ?? "",
      permanent: redirect?.permanent ?? false,
    },
    validate: (values) => problemsOf(pathRedirectInput, values),
  });
  const submit = form.onSubmit(async ({ path, ...edit }) => {
    try {
      await (redirect ? editRedirect(redirect.id, edit) : createRedirect({ path, ...edit }));
      notify.success(formTexts.saved);
      onDone();
    } catch (error) {
      formErrors(error, form);
    }
  });
  return (
    <form onSubmit={submit} noValidate>
      <Stack>
        {!redirect && <TextInput label={texts.path} description={texts.pathHint} {...form.getInputProps("path")} />}
        <TextInput label={texts.target} description={texts.targetHint} {...form.getInputProps("target")} />
        <Checkbox label={texts.permanent} {...form.getInputProps("permanent", { type: "checkbox" })} />
        <Group justify="flex-end">
          <Button type="submit" loading={form.submitting}>
            {formTexts.save}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}

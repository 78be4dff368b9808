import { Button, Checkbox, Group, Stack, TextInput } from "@mantine/core";
import { useForm } from "@mantine/form";
import { type PathRedirect, pathRedirectInput } from "#house/contract.ts";
import { formErrors } from "#platform/web/components/form-errors.ts";
import { notify } from "#platform/web/components/notify.ts";
import { createRedirect, editRedirect } from "./api.ts";
import { problemsOf } from "./form-problems.ts";
import { texts } from "./texts.ts";

const words = texts.redirects;

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
      notify.success(texts.saved);
      onDone();
    } catch (error) {
      formErrors(error, form);
    }
  });
  return (
    <form onSubmit={submit} noValidate>
      <Stack>
        {!redirect && <TextInput label={words.path} description={words.pathHint} {...form.getInputProps("path")} />}
        <TextInput label={words.target} description={words.targetHint} {...form.getInputProps("target")} />
        <Checkbox label={words.permanent} {...form.getInputProps("permanent", { type: "checkbox" })} />
        <Group justify="flex-end">
          <Button type="submit" loading={form.submitting}>
            {texts.save}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}

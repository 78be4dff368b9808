import { Button, Group, Stack, TextInput } from "@mantine/core";
import { useForm } from "@mantine/form";
import { formErrors } from "#platform/web/components/form-errors.ts";
import { problemsOf } from "#platform/web/components/form-problems.ts";
import { formTexts } from "#platform/web/components/form-texts.ts";
import { notify } from "#platform/web/components/notify.ts";
import { trackedLinkInput } from "../contract.ts";
import { createLink } from "./api.ts";
import { texts } from "./texts.ts";

/** A new link: what the house calls it and where it leads, which stays so. */
export function LinkForm({ onDone }: { onDone: () => void }) {
  const form = useForm({
    initialValues: { name: "", target: "" },
    validate: (values) => problemsOf(trackedLinkInput, values),
  });
  const submit = form.onSubmit(async (values) => {
    try {
      await createLink(values);
      notify.success(texts.made);
      onDone();
    } catch (error) {
      formErrors(error, form);
    }
  });
  return (
    <form onSubmit={submit} noValidate>
      <Stack>
        <TextInput label={texts.name} description={texts.nameHint} data-autofocus {...form.getInputProps("name")} />
        <TextInput label={texts.target} description={texts.targetHint} {...form.getInputProps("target")} />
        <Group justify="flex-end">
          <Button type="submit" loading={form.submitting}>
            {formTexts.save}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}

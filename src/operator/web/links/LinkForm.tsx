import { Button, Group, Stack, TextInput } from "@mantine/core";
import { useForm } from "@mantine/form";
import { trackedLinkInput } from "#affiliate/contract.ts";
import { formErrors } from "#platform/web/components/form-errors.ts";
import { notify } from "#platform/web/components/notify.ts";
import { problemsOf } from "../form-problems.ts";
import { texts as operatorTexts } from "../texts.ts";
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
            {operatorTexts.save}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}

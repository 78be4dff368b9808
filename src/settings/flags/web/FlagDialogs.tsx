import { Button, Group, Stack, Switch, TextInput } from "@mantine/core";
import { useForm } from "@mantine/form";
import { FormButton } from "#platform/web/components/FormButton.tsx";
import { formErrors } from "#platform/web/components/form-errors.ts";
import { problemsOf } from "#platform/web/components/form-problems.ts";
import { formTexts } from "#platform/web/components/form-texts.ts";
import { notify } from "#platform/web/components/notify.ts";
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
    validate: (values) => problemsOf(featureFlagInput, values),
  });
  const submit = form.onSubmit(async (values) => {
    try {
      await createFlag(values);
      notify.success(formTexts.saved);
      onDone();
    } catch (error) {
      formErrors(error, form);
    }
  });
  return (
    <form onSubmit={submit} noValidate>
      <Stack>
        <TextInput label={texts.name} description={texts.nameHint} autoComplete="off" {...form.getInputProps("name")} />
        <TextInput label={texts.description} {...form.getInputProps("description")} />
        <Switch label={texts.enabled} {...form.getInputProps("enabled", { type: "checkbox" })} />
        <Save isBusy={form.submitting} />
      </Stack>
    </form>
  );
}

function EditFlagForm({ id, description, onDone }: { id: string; description: string; onDone: () => void }) {
  const form = useForm({
    initialValues: { description },
    validate: (values) => problemsOf(featureFlagEdit, values),
  });
  const submit = form.onSubmit(async (values) => {
    try {
      await editFlag(id, values);
      notify.success(formTexts.saved);
      onDone();
    } catch (error) {
      formErrors(error, form);
    }
  });
  return (
    <form onSubmit={submit} noValidate>
      <Stack>
        <TextInput label={texts.description} {...form.getInputProps("description")} />
        <Save isBusy={form.submitting} />
      </Stack>
    </form>
  );
}

function Save({ isBusy }: { isBusy: boolean }) {
  return (
    <Group justify="flex-end">
      <Button type="submit" loading={isBusy}>
        {formTexts.save}
      </Button>
    </Group>
  );
}

import { Button, Group, Stack, Switch, TextInput } from "@mantine/core";
import { useForm } from "@mantine/form";
import { featureFlagEdit, featureFlagInput } from "#house/contract.ts";
import { formErrors } from "#platform/web/components/form-errors.ts";
import { notify } from "#platform/web/components/notify.ts";
import { createFlag, editFlag } from "./api.ts";
import { FormButton } from "./FormButton.tsx";
import type { OfferedFlag } from "./flags.ts";
import { problemsOf } from "./form-problems.ts";
import { texts } from "./texts.ts";

const words = texts.flags;

export function NewFlag() {
  return (
    <FormButton label={words.add} title={words.add}>
      {(close) => <NewFlagForm onDone={close} />}
    </FormButton>
  );
}

export function EditFlag({ id, flag }: { id: string; flag: OfferedFlag }) {
  return (
    <FormButton label={texts.edit} title={texts.editNamed(flag.name)} variant="link">
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
      notify.success(texts.saved);
      onDone();
    } catch (error) {
      formErrors(error, form);
    }
  });
  return (
    <form onSubmit={submit} noValidate>
      <Stack>
        <TextInput label={words.name} description={words.nameHint} autoComplete="off" {...form.getInputProps("name")} />
        <TextInput label={words.description} {...form.getInputProps("description")} />
        <Switch label={words.enabled} {...form.getInputProps("enabled", { type: "checkbox" })} />
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
      notify.success(texts.saved);
      onDone();
    } catch (error) {
      formErrors(error, form);
    }
  });
  return (
    <form onSubmit={submit} noValidate>
      <Stack>
        <TextInput label={words.description} {...form.getInputProps("description")} />
        <Save isBusy={form.submitting} />
      </Stack>
    </form>
  );
}

function Save({ isBusy }: { isBusy: boolean }) {
  return (
    <Group justify="flex-end">
      <Button type="submit" loading={isBusy}>
        {texts.save}
      </Button>
    </Group>
  );
}

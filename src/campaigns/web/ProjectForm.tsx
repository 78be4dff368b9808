import { Stack, Switch, Textarea, TextInput } from "@mantine/core";
import { useForm } from "@mantine/form";
import { TopicsField } from "#media/web/form/TopicsField.tsx";
import { countryOptions } from "#platform/contract/region-names.ts";
import { formErrors } from "#platform/web/components/form/form-errors.ts";
import { SubmitRow } from "#platform/web/components/form/SubmitRow.tsx";
import { Picker } from "#platform/web/components/picker/Picker.tsx";
import { LogoField } from "./LogoField.tsx";
import { type ProjectValues, projectErrors } from "./project-form.ts";
import { texts } from "./texts.ts";

const projectWords = texts.project;
/** A project stores country names, not codes. */
const countries = countryOptions().map(({ label }) => ({ value: label, label }));

type ProjectFormProps = {
  initial: ProjectValues;
  submitLabel: string;
  onSubmit: (values: ProjectValues) => Promise<void>;
};

export function ProjectForm({ initial, submitLabel, onSubmit }: ProjectFormProps) {
  const form = useForm({ initialValues: initial, validate: projectErrors });
  const submit = form.onSubmit((values) => onSubmit(values).catch((error: unknown) => formErrors(error, form)));
  return (
    <form onSubmit={submit} noValidate>
      <Stack gap="md">
        <TextInput label={projectWords.name} required data-autofocus {...form.getInputProps("name")} />
        <TextInput
          label={projectWords.website}
          description={projectWords.websiteHint}
          inputMode="url"
          {...form.getInputProps("website")}
        />
        <LogoField name={form.getValues().name} {...form.getInputProps("logo")} />
        <Textarea label={projectWords.brandDescription} minRows={3} {...form.getInputProps("brandDescription")} />
        <TopicsField {...form.getInputProps("topics")} />
        <Picker
          label={projectWords.countries}
          options={countries}
          takesAny
          takesLeft
          {...form.getInputProps("countries")}
        />
        <Switch
          label={projectWords.viewersSeeAmounts}
          description={projectWords.viewersSeeAmountsHint}
          {...form.getInputProps("viewersSeeAmounts", { type: "checkbox" })}
        />
        <SubmitRow label={submitLabel} isSubmitting={form.submitting} />
      </Stack>
    </form>
  );
}

import { Button, Group, MultiSelect, NativeSelect, TagsInput, Textarea, TextInput } from "@mantine/core";
import { useForm } from "@mantine/form";
import { FormSection } from "#platform/web/components/FormSection.tsx";
import { focusFirst } from "#platform/web/components/focus-first.ts";
import { formErrors } from "#platform/web/components/form-errors.ts";
import { countryOptions, languageOptions } from "#platform/web/regions.ts";
import type { Media } from "../contract.ts";
import { type MediaType, mediaTypes } from "../media.ts";
import { AddressField } from "./AddressField.tsx";
import { AudienceFields } from "./AudienceFields.tsx";
import type { MediaEdit } from "./api.ts";
import { editOf, problemsOf, valuesOf } from "./form-values.ts";
import { LogoField } from "./LogoField.tsx";
import { MetricFields } from "./MetricFields.tsx";
import { texts } from "./texts.ts";
import { topicSuggestions } from "./topics.ts";

const words = texts.form;
const countries = countryOptions();
const languages = languageOptions();
const typeChoices = [
  { value: "", label: words.choose, disabled: true },
  ...mediaTypes.map((type) => ({ value: type, label: type })),
];
const severalOf = { searchable: true, clearable: true, hidePickedOptions: true, limit: 60 };

type MediaFormProps = {
  medium?: Media;
  /** What a new medium is, as far as it is known. */
  mediaType?: MediaType | undefined;
  submitLabel: string;
  /** Sends it; a refusal that it throws is shown at its fields. */
  onSubmit: (edit: MediaEdit) => Promise<void>;
};

/** All that is said of a medium (R3.5, R3.6), checked by the schema that the server uses. */
export function MediaForm({ medium, mediaType = medium?.mediaType, submitLabel, onSubmit }: MediaFormProps) {
  const initialValues = { ...valuesOf(medium), mediaType: mediaType ?? "" };
  const form = useForm({ initialValues, validate: problemsOf });
  const submit = form.onSubmit(
    async (values) => {
      await onSubmit(editOf(values, medium)).catch((error: unknown) => formErrors(error, form));
    },
    (errors) => focusFirst(form, errors),
  );
  return (
    <form onSubmit={submit} noValidate>
      <FormSection title={words.basics}>
        <AddressField form={form} reads={medium === undefined} />
        <TextInput label={words.name} required {...form.getInputProps("name")} />
        <LogoField form={form} />
        <NativeSelect label={words.mediaType} required data={typeChoices} {...form.getInputProps("mediaType")} />
      </FormSection>
      <FormSection title={words.audience}>
        <MultiSelect
          {...severalOf}
          label={words.languages}
          required
          data={languages}
          {...form.getInputProps("languages")}
        />
        <MultiSelect
          {...severalOf}
          label={words.countries}
          required
          data={countries}
          {...form.getInputProps("countries")}
        />
        <TagsInput
          label={words.topics}
          description={words.topicsHint}
          data={topicSuggestions}
          {...form.getInputProps("topics")}
        />
      </FormSection>
      <FormSection title={words.words}>
        <Textarea label={words.description} autosize minRows={3} {...form.getInputProps("description")} />
        <Textarea
          label={words.editorialPolicy}
          description={words.editorialPolicyHint}
          autosize
          minRows={3}
          {...form.getInputProps("editorialPolicy")}
        />
      </FormSection>
      <FormSection title={words.metrics} text={words.metricsText}>
        <MetricFields form={form} />
        <AudienceFields form={form} countries={countries} />
        {form.values.audienceCountries.length === 0 && (
          <MultiSelect
            {...severalOf}
            label={words.leadingCountries}
            data={countries}
            maxValues={10}
            {...form.getInputProps("leadingCountriesIds")}
          />
        )}
      </FormSection>
      <Group>
        <Button type="submit" size="big" loading={form.submitting}>
          {submitLabel}
        </Button>
      </Group>
    </form>
  );
}

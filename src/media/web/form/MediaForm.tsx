import { Button, Group, NativeSelect, Textarea, TextInput } from "@mantine/core";
import { countryOptions, languageOptions } from "#platform/contract/region-names.ts";
import { FormSection } from "#platform/web/components/form/FormSection.tsx";
import { Picker } from "#platform/web/components/picker/Picker.tsx";
import { mediaTypes } from "../../media.ts";
import { texts } from "../texts.ts";
import { AddressField } from "./AddressField.tsx";
import { AudienceFields } from "./AudienceFields.tsx";
import { KeptNotice } from "./KeptNotice.tsx";
import { MetricFields } from "./MetricFields.tsx";
import { SiteLogoField } from "./SiteLogoField.tsx";
import { TopicsField } from "./TopicsField.tsx";
import { type MediumFormInput, useMediumForm } from "./use-medium-form.ts";

const formWords = texts.form;
const countries = countryOptions();
const languages = languageOptions();
const typeChoices = [
  { value: "", label: formWords.choose, disabled: true },
  ...mediaTypes.map((type) => ({ value: type, label: type })),
];

export function MediaForm({ submitLabel, ...input }: MediumFormInput & { submitLabel: string }) {
  const { form, submit, edition, discard, typedAt } = useMediumForm(input);
  const isNew = input.medium === undefined;
  return (
    <form key={edition} onSubmit={submit} noValidate>
      {typedAt && <KeptNotice typedAt={typedAt} isNew={isNew} onDiscard={discard} />}
      <FormSection title={formWords.basics}>
        <AddressField form={form} reads={isNew} />
        <TextInput label={formWords.name} required {...form.getInputProps("name")} />
        <SiteLogoField form={form} />
        <NativeSelect label={formWords.mediaType} required data={typeChoices} {...form.getInputProps("mediaType")} />
      </FormSection>
      <FormSection title={formWords.audience}>
        <Picker
          clearable
          label={formWords.languages}
          required
          options={languages}
          {...form.getInputProps("languages")}
        />
        <Picker
          clearable
          label={formWords.countries}
          required
          options={countries}
          {...form.getInputProps("countries")}
        />
        <TopicsField {...form.getInputProps("topics")} />
      </FormSection>
      <FormSection title={formWords.words}>
        <Textarea label={formWords.description} minRows={3} {...form.getInputProps("description")} />
        <Textarea
          label={formWords.editorialPolicy}
          description={formWords.editorialPolicyHint}
          minRows={3}
          {...form.getInputProps("editorialPolicy")}
        />
      </FormSection>
      <FormSection title={formWords.metrics} text={formWords.metricsText}>
        <MetricFields form={form} />
        <AudienceFields form={form} countries={countries} />
        {form.values.audienceCountries.length === 0 && (
          <Picker
            clearable
            label={formWords.leadingCountries}
            options={countries}
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

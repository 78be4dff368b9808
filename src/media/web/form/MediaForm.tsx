import { Button, Group, NativeSelect, Textarea, TextInput } from "@mantine/core";
import { FormSection } from "#platform/web/components/form/FormSection.tsx";
import { Picker } from "#platform/web/components/picker/Picker.tsx";
import { countryOptions, languageOptions } from "#platform/web/regions.ts";
import { mediaTypes } from "../../media.ts";
import { texts } from "../texts.ts";
import { AddressField } from "./AddressField.tsx";
import { AudienceFields } from "./AudienceFields.tsx";
import { KeptNotice } from "./KeptNotice.tsx";
import { LogoField } from "./LogoField.tsx";
import { MetricFields } from "./MetricFields.tsx";
import { TopicsField } from "./TopicsField.tsx";
import { type MediumFormInput, useMediumForm } from "./use-medium-form.ts";

const words = texts.form;
const countries = countryOptions();
const languages = languageOptions();
const typeChoices = [
  { value: "", label: words.choose, disabled: true },
  ...mediaTypes.map((type) => ({ value: type, label: type })),
];

export function MediaForm({ submitLabel, ...input }: MediumFormInput & { submitLabel: string }) {
  const { form, submit, edition, discard, typedAt } = useMediumForm(input);
  const isNew = input.medium === undefined;
  return (
    <form key={edition} onSubmit={submit} noValidate>
      {typedAt && <KeptNotice typedAt={typedAt} isNew={isNew} onDiscard={discard} />}
      <FormSection title={words.basics}>
        <AddressField form={form} reads={isNew} />
        <TextInput label={words.name} required {...form.getInputProps("name")} />
        <LogoField form={form} />
        <NativeSelect label={words.mediaType} required data={typeChoices} {...form.getInputProps("mediaType")} />
      </FormSection>
      <FormSection title={words.audience}>
        <Picker clearable label={words.languages} required options={languages} {...form.getInputProps("languages")} />
        <Picker clearable label={words.countries} required options={countries} {...form.getInputProps("countries")} />
        <TopicsField {...form.getInputProps("topics")} />
      </FormSection>
      <FormSection title={words.words}>
        <Textarea label={words.description} minRows={3} {...form.getInputProps("description")} />
        <Textarea
          label={words.editorialPolicy}
          description={words.editorialPolicyHint}
          minRows={3}
          {...form.getInputProps("editorialPolicy")}
        />
      </FormSection>
      <FormSection title={words.metrics} text={words.metricsText}>
        <MetricFields form={form} />
        <AudienceFields form={form} countries={countries} />
        {form.values.audienceCountries.length === 0 && (
          <Picker
            clearable
            label={words.leadingCountries}
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

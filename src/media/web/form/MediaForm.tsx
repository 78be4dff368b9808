import { Button, Group, NativeSelect, Textarea, TextInput } from "@mantine/core";
import { FormSection } from "#platform/web/components/form/FormSection.tsx";
import { Picker } from "#platform/web/components/picker/Picker.tsx";
import { countryOptions, languageOptions } from "#platform/web/regions.ts";
import { mediaTypes } from "../../media.ts";
import { texts } from "../texts.ts";
import { AddressField } from "./AddressField.tsx";
import { AudienceFields } from "./AudienceFields.tsx";
import { KeptNotice } from "./KeptNotice.tsx";
import { MetricFields } from "./MetricFields.tsx";
import { SiteLogoField } from "./SiteLogoField.tsx";
import { TopicsField } from "./TopicsField.tsx";
import { type MediumFormInput, useMediumForm } from "./use-medium-form.ts";

const mediaFormWords = texts.form;
const countries = countryOptions();
const languages = languageOptions();
const typeChoices = [
  { value: "", label: mediaFormWords.choose, disabled: true },
  ...mediaTypes.map((type) => ({ value: type, label: type })),
];

/** All data of a medium (R3.5, R3.6), checked by the server's own schema. */
export function MediaForm({ submitLabel, ...input }: MediumFormInput & { submitLabel: string }) {
  const { form, submit, edition, discard, typedAt } = useMediumForm(input);
  const isNew = input.medium === undefined;
  return (
    <form key={edition} onSubmit={submit} noValidate>
      {typedAt && <KeptNotice typedAt={typedAt} isNew={isNew} onDiscard={discard} />}
      <FormSection title={mediaFormWords.basics}>
        <AddressField form={form} reads={isNew} />
        <TextInput label={mediaFormWords.name} required {...form.getInputProps("name")} />
        <SiteLogoField form={form} />
        <NativeSelect
          label={mediaFormWords.mediaType}
          required
          data={typeChoices}
          {...form.getInputProps("mediaType")}
        />
      </FormSection>
      <FormSection title={mediaFormWords.audience}>
        <Picker
          clearable
          label={mediaFormWords.languages}
          required
          options={languages}
          {...form.getInputProps("languages")}
        />
        <Picker
          clearable
          label={mediaFormWords.countries}
          required
          options={countries}
          {...form.getInputProps("countries")}
        />
        <TopicsField {...form.getInputProps("topics")} />
      </FormSection>
      <FormSection title={mediaFormWords.words}>
        <Textarea label={mediaFormWords.description} minRows={3} {...form.getInputProps("description")} />
        <Textarea
          label={mediaFormWords.editorialPolicy}
          description={mediaFormWords.editorialPolicyHint}
          minRows={3}
          {...form.getInputProps("editorialPolicy")}
        />
      </FormSection>
      <FormSection title={mediaFormWords.metrics} text={mediaFormWords.metricsText}>
        <MetricFields form={form} />
        <AudienceFields form={form} countries={countries} />
        {form.values.audienceCountries.length === 0 && (
          <Picker
            clearable
            label={mediaFormWords.leadingCountries}
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

import { SimpleGrid, TagsInput, Textarea, TextInput } from "@mantine/core";
import { FormSection } from "#platform/web/components/FormSection.tsx";
import { NumberField } from "#platform/web/components/NumberField.tsx";
import { texts } from "../texts.ts";
import type { FormatEditorForm } from "./form.ts";

const { sections, fields } = texts.editor;

/** Steps 7 to 10: permanence, ad label and homepage; other; examples; category. */
export function PresentationSections({ form }: { form: FormatEditorForm }) {
  const { contributor, formatType, exampleLinks } = form.values;
  const hasGuarantee = !(contributor && formatType === "Contributor Post");
  return (
    <>
      <FormSection {...sections.permanence}>
        <SimpleGrid cols={{ base: 1, xs: 2 }}>
          <NumberField
            label={fields.permanence}
            description={fields.permanenceHint}
            required
            {...form.getInputProps("permanenceMonths")}
          />
          <NumberField
            label={fields.homepage}
            description={fields.homepageHint}
            required
            {...form.getInputProps("homepageDays")}
          />
        </SimpleGrid>
        <TextInput label={fields.adLabel} description={fields.adLabelHint} {...form.getInputProps("adLabel")} />
        {hasGuarantee && (
          <NumberField
            label={fields.guarantee}
            description={fields.guaranteeHint}
            required
            {...form.getInputProps("guaranteeDays")}
          />
        )}
      </FormSection>
      <FormSection {...sections.other}>
        <Textarea label={fields.otherConditions} autosize minRows={3} {...form.getInputProps("otherConditions")} />
      </FormSection>
      <FormSection {...sections.examples}>
        <TagsInput
          label={fields.exampleLinks}
          description={fields.exampleHint}
          {...form.getInputProps("exampleLinks")}
          error={
            form.errors.exampleLinks ??
            exampleLinks.map((_, index) => form.errors[`exampleLinks.${index}`]).find(Boolean)
          }
        />
      </FormSection>
      <FormSection {...sections.category}>
        <TextInput label={fields.category} {...form.getInputProps("category")} />
      </FormSection>
    </>
  );
}

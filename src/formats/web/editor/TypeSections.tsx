import { Checkbox, Group, Radio, Stack } from "@mantine/core";
import { FormSection } from "#platform/web/components/FormSection.tsx";
import { MoneyInput } from "#platform/web/components/MoneyInput.tsx";
import { NumberField } from "#platform/web/components/NumberField.tsx";
import { formatTypes } from "../../format.ts";
import { texts } from "../texts.ts";
import { turnaroundInWords } from "../words.ts";
import type { FormatEditorForm } from "./form.ts";

const { sections, fields } = texts.editor;

/** Steps 0 to 3: type, pricing, text volume, time. */
export function TypeSections({ form }: { form: FormatEditorForm }) {
  const { formatType, turnaroundHours } = form.values;
  return (
    <>
      <FormSection {...sections.type}>
        <Radio.Group label={fields.formatType} required {...form.getInputProps("formatType")}>
          <Stack gap={10} mt={6}>
            {formatTypes.map((type) => (
              <Radio key={type} value={type} label={type} />
            ))}
          </Stack>
        </Radio.Group>
        {formatType === "Contributor Post" && (
          <Checkbox
            label={fields.contributor}
            description={fields.contributorHint}
            {...form.getInputProps("contributor", { type: "checkbox" })}
          />
        )}
      </FormSection>
      <FormSection {...sections.pricing}>
        <MoneyInput label={fields.price} required maw={240} {...form.getInputProps("priceCents")} />
      </FormSection>
      <FormSection {...sections.text}>
        <Group grow align="flex-start">
          <NumberField label={fields.textMin} required {...form.getInputProps("textMinCharacters")} />
          <NumberField label={fields.textMax} required {...form.getInputProps("textMaxCharacters")} />
        </Group>
      </FormSection>
      <FormSection {...sections.time}>
        <NumberField
          label={fields.turnaround}
          description={
            turnaroundHours && turnaroundHours % 24 === 0
              ? `= ${turnaroundInWords(turnaroundHours)}`
              : fields.turnaroundHint
          }
          inputWrapperOrder={["label", "input", "description", "error"]}
          required
          maw={240}
          {...form.getInputProps("turnaroundHours")}
        />
      </FormSection>
    </>
  );
}

import { SimpleGrid, TextInput } from "@mantine/core";
import { NumberField } from "#platform/web/components/NumberField.tsx";
import { numberProps } from "../form.ts";
import { texts } from "../texts.ts";
import type { StepProps } from "./step-props.ts";

const { fields } = texts;

/** Step 7: how long it stays, how it is marked, where it stands, what is promised. */
export function PermanenceStep({ form }: StepProps) {
  const hasGuarantee = form.values.formatType !== "Contributor Post";
  return (
    <>
      <SimpleGrid cols={{ base: 1, xs: 2 }}>
        <NumberField
          label={fields.permanence}
          description={fields.permanenceHint}
          required
          {...numberProps(form, "permanenceMonths")}
        />
        <NumberField
          label={fields.homepage}
          description={fields.homepageHint}
          required
          {...numberProps(form, "homepageDays")}
        />
      </SimpleGrid>
      <TextInput label={fields.adLabel} description={fields.adLabelHint} {...form.getInputProps("adLabel")} />
      {hasGuarantee && (
        <NumberField
          label={fields.guarantee}
          description={fields.guaranteeHint}
          required
          {...numberProps(form, "guaranteeDays")}
        />
      )}
    </>
  );
}

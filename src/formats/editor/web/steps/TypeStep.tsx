import { Checkbox, Radio, Stack } from "@mantine/core";
import { formatTypes } from "../../../format.ts";
import { texts } from "../texts.ts";
import type { StepProps } from "./step-props.ts";

const { fields } = texts;

/** Step 0 (R9.4). */
export function TypeStep({ form }: StepProps) {
  return (
    <>
      <Radio.Group label={fields.formatType} required {...form.getInputProps("formatType")}>
        <Stack gap={10} mt={6}>
          {formatTypes.map((type) => (
            <Radio key={type} value={type} label={type} />
          ))}
        </Stack>
      </Radio.Group>
      {form.values.formatType === "Contributor Post" && (
        <Checkbox
          label={fields.contributor}
          description={fields.contributorHint}
          {...form.getInputProps("contributor", { type: "checkbox" })}
        />
      )}
    </>
  );
}

import { SimpleGrid } from "@mantine/core";
import { NumberField } from "#platform/web/components/NumberField.tsx";
import { turnaroundInWords } from "../../../web/words.ts";
import { numberProps } from "../form.ts";
import { texts } from "../texts.ts";
import type { StepProps } from "./step-props.ts";

const { fields } = texts;

/** Step 2. */
export function TextStep({ form }: StepProps) {
  return (
    <SimpleGrid cols={{ base: 1, xs: 2 }}>
      <NumberField label={fields.textMin} required {...numberProps(form, "textMinCharacters")} />
      <NumberField label={fields.textMax} required {...numberProps(form, "textMaxCharacters")} />
    </SimpleGrid>
  );
}

/** Step 3. */
export function TimeStep({ form }: StepProps) {
  const { turnaroundHours } = form.values;
  const isWholeDays = turnaroundHours && turnaroundHours % 24 === 0;
  return (
    <NumberField
      label={fields.turnaround}
      description={isWholeDays ? fields.turnaroundIs(turnaroundInWords(turnaroundHours)) : fields.turnaroundHint}
      inputWrapperOrder={["label", "input", "description", "error"]}
      required
      maw={240}
      {...numberProps(form, "turnaroundHours")}
    />
  );
}

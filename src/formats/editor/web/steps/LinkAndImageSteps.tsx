import { Radio, SimpleGrid, Stack } from "@mantine/core";
import { MoneyInput } from "#platform/web/components/MoneyInput.tsx";
import { NumberField } from "#platform/web/components/NumberField.tsx";
import { hyperlinkKinds } from "../../../format.ts";
import { numberProps } from "../form.ts";
import { texts } from "../texts.ts";
import type { StepProps } from "./step-props.ts";

const { fields } = texts;

/** Step 4 (R9.2). */
export function HyperlinksStep({ form }: StepProps) {
  const { hyperlinkKind } = form.values;
  return (
    <>
      <Radio.Group label={fields.hyperlinkKind} required {...form.getInputProps("hyperlinkKind")}>
        <Stack gap={10} mt={6}>
          {hyperlinkKinds.map((kind) => (
            <Radio key={kind} value={kind} label={kind} />
          ))}
        </Stack>
      </Radio.Group>
      {hyperlinkKind !== "Without" && (
        <NumberField label={fields.hyperlinksMax} required maw={240} {...numberProps(form, "hyperlinksMax")} />
      )}
      {hyperlinkKind === "Dofollow For a Fee" && (
        <MoneyInput label={fields.dofollowFee} required maw={240} {...numberProps(form, "dofollowFeeCents")} />
      )}
    </>
  );
}

/** Step 5. */
export function ImagesStep({ form }: StepProps) {
  return (
    <SimpleGrid cols={{ base: 1, xs: 2 }}>
      <NumberField label={fields.imagesMin} required {...numberProps(form, "imagesMin")} />
      <NumberField label={fields.imagesMax} required {...numberProps(form, "imagesMax")} />
    </SimpleGrid>
  );
}

import { Checkbox } from "@mantine/core";
import { MoneyInput } from "#platform/web/components/MoneyInput.tsx";
import { numberProps } from "../form.ts";
import { texts } from "../texts.ts";
import { ExtrasFields } from "./ExtrasFields.tsx";
import { PriceGuidance } from "./PriceGuidance.tsx";
import type { StepProps } from "./step-props.ts";

const { fields } = texts;

/** Step 1: the price with what others ask, and the priced lines beside it (R3.8). */
export function PricingStep({ form, format }: StepProps) {
  return (
    <>
      <MoneyInput label={fields.price} required maw={240} {...numberProps(form, "priceCents")} />
      {form.values.formatType === format.formatType && <PriceGuidance format={format} />}
      <ExtrasFields form={form} />
      <Checkbox label={fields.writing} {...form.getInputProps("writingService", { type: "checkbox" })} />
      {form.values.writingService && (
        <MoneyInput label={fields.writingPrice} maw={240} {...numberProps(form, "writingPriceCents")} />
      )}
    </>
  );
}

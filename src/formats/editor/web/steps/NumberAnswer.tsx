import type { ComponentProps } from "react";
import { NumberField } from "#platform/web/components/form/NumberField.tsx";
import type { Unit } from "../../../field.ts";
import { turnaroundInWords } from "../../../web/durations.ts";
import { texts } from "../texts.ts";

type NumberAnswerProps = ComponentProps<typeof NumberField> & { unit: Unit };

export function NumberAnswer({ unit, description, ...props }: NumberAnswerProps) {
  const { value } = props;
  const inDays = unit === "hours" && value && value % 24 === 0 ? texts.isInWords(turnaroundInWords(value)) : undefined;
  return (
    <NumberField
      {...props}
      required
      description={inDays ?? description}
      inputWrapperOrder={["label", "input", "description", "error"]}
    />
  );
}

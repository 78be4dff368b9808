import { Group, Input, NativeSelect, type TextInputProps } from "@mantine/core";
import { useId, useState } from "react";
import { durationTexts } from "./duration-texts.ts";
import { NumberField } from "./NumberField.tsx";

type DurationFieldProps = Omit<TextInputProps, "value" | "defaultValue" | "onChange"> & {
  label: string;
  /** Hours; NaN for an invalid number, so that the schema refuses it. */
  value?: number | undefined;
  onChange: (hours: number | undefined) => void;
};

const hoursOf = { hours: 1, days: 24 } as const;
type DurationUnit = keyof typeof hoursOf;

/** People say thirty days, not 720 hours. */
const unitOf = (hours: number | undefined): DurationUnit =>
  hours !== undefined && hours >= 2 * hoursOf.days && hours % hoursOf.days === 0 ? "days" : "hours";

/** A time in hours or days, kept in hours. */
export function DurationField({ label, description, error, value, onChange, ...rest }: DurationFieldProps) {
  const id = useId();
  const [unit, setUnit] = useState(() => unitOf(value));
  const count = value === undefined ? undefined : value / hoursOf[unit];
  const change = (wanted: number | undefined, by: DurationUnit) =>
    onChange(wanted === undefined ? undefined : wanted * hoursOf[by]);
  return (
    <Input.Wrapper id={id} label={label} description={description} error={error}>
      <Group gap="xs" wrap="nowrap" mt={description ? "calc(var(--mantine-spacing-xs) / 2)" : undefined}>
        <NumberField
          {...rest}
          id={id}
          error={Boolean(error)}
          value={count}
          onChange={(wanted) => change(wanted, unit)}
          w={120}
        />
        <NativeSelect
          aria-label={durationTexts.unitOf(label)}
          data={[
            { value: "hours", label: durationTexts.hours },
            { value: "days", label: durationTexts.days },
          ]}
          value={unit}
          onChange={({ currentTarget }) => {
            const chosen = currentTarget.value === "days" ? "days" : "hours";
            setUnit(chosen);
            change(count, chosen);
          }}
          w={110}
        />
      </Group>
    </Input.Wrapper>
  );
}

import { TextInput, type TextInputProps } from "@mantine/core";

type DateFieldProps = Omit<TextInputProps, "type" | "value" | "defaultValue" | "onChange"> & {
  /** A day, `YYYY-MM-DD`; empty for none. */
  value?: string;
  onChange: (day: string) => void;
};

/** What was begun and is no day yet; no schema takes it for one. */
const unfinished = "unfinished";

/**
 * A day, typed or chosen. The browser gives nothing of a date that somebody began and left: here it counts as a wrong one,
 * instead of none.
 */
export function DateField({ value = "", onChange, onBlur, ...rest }: DateFieldProps) {
  return (
    <TextInput
      {...rest}
      type="date"
      value={value === unfinished ? "" : value}
      onChange={({ currentTarget }) => onChange(currentTarget.value)}
      onBlur={(event) => {
        const left = event.currentTarget.validity.badInput ? unfinished : event.currentTarget.value;
        if (left !== value) onChange(left);
        onBlur?.(event);
      }}
    />
  );
}

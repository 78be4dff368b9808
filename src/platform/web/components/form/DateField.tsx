import { TextInput, type TextInputProps } from "@mantine/core";

type DateFieldProps = Omit<TextInputProps, "type" | "value" | "defaultValue" | "onChange"> & {
  /** A day, `YYYY-MM-DD`; empty for none. */
  value?: string;
  onChange: (day: string) => void;
};

/** An unfinished date, which every schema refuses. */
const unfinished = "unfinished";

/** A day, typed or chosen. Browsers return nothing for an unfinished date; here it is invalid instead of empty. */
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

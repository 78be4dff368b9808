import { TextInput, type TextInputProps } from "@mantine/core";
import { useState } from "react";

type NumberFieldProps = Omit<TextInputProps, "value" | "defaultValue" | "onChange"> & {
  /** NaN is text that is no number, so that the schema refuses it. */
  value?: number | undefined;
  onChange: (value: number | undefined) => void;
};

/** A number as text: thousands' commas are understood, nothing is corrected while it is typed. */
export function NumberField({ value, onChange, ...rest }: NumberFieldProps) {
  const [draft, setDraft] = useState(value === undefined ? "" : String(value));
  return (
    <TextInput
      {...rest}
      inputMode="decimal"
      value={draft}
      onChange={({ currentTarget }) => {
        setDraft(currentTarget.value);
        const plain = currentTarget.value.trim().replaceAll(",", "");
        onChange(plain === "" ? undefined : Number(plain));
      }}
    />
  );
}

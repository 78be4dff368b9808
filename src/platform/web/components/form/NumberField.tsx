import { TextInput, type TextInputProps } from "@mantine/core";
import { useState } from "react";

type NumberFieldProps = Omit<TextInputProps, "value" | "defaultValue" | "onChange"> & {
  /** NaN for an invalid number, so that the schema refuses it. */
  value?: number | undefined;
  onChange: (value: number | undefined) => void;
};

/** A number typed as text: accepts thousands' commas and corrects nothing while typing. */
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

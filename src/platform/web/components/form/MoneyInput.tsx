import { TextInput, type TextInputProps } from "@mantine/core";
import { useState } from "react";
import { decimalOf, dollarsOf, parseDollars } from "#platform/money/money.ts";

type MoneyInputProps = Omit<TextInputProps, "value" | "defaultValue" | "onChange"> & {
  /** Cents. NaN for an invalid amount, so that the schema refuses it. */
  value?: number | null | undefined;
  onChange: (cents: number | undefined) => void;
};

export function MoneyInput({ value, onChange, ...rest }: MoneyInputProps) {
  const [draft, setDraft] = useState(dollars(value));
  return (
    <TextInput
      {...rest}
      leftSection="$"
      inputMode="decimal"
      value={draft}
      onChange={({ currentTarget }) => {
        setDraft(currentTarget.value);
        onChange(currentTarget.value.trim() === "" ? undefined : (parseDollars(currentTarget.value) ?? Number.NaN));
      }}
    />
  );
}

function dollars(cents: number | null | undefined): string {
  if (cents === null || cents === undefined || Number.isNaN(cents)) return "";
  return cents % 100 === 0 ? String(dollarsOf(cents)) : decimalOf(cents);
}

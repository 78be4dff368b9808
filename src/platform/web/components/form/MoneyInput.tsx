import { TextInput, type TextInputProps } from "@mantine/core";
import { useState } from "react";
import { decimalOf, dollarsOf, parseDollars } from "#platform/money/money.ts";

type MoneyInputProps = Omit<TextInputProps, "value" | "defaultValue" | "onChange"> & {
  /** Cents. NaN for an invalid amount, so that the schema refuses it. */
  value?: number | null | undefined;
  onChange: (cents: number | undefined) => void;
};

export function MoneyInput({ value, onChange, ...rest }: MoneyInputProps) {
  const [typed, setTyped] = useState(() => dollars(value));
  return (
    <TextInput
      {...rest}
      leftSection="$"
      inputMode="decimal"
      value={Object.is(centsOf(typed), value ?? undefined) ? typed : dollars(value)}
      onChange={({ currentTarget }) => {
        setTyped(currentTarget.value);
        onChange(centsOf(currentTarget.value));
      }}
    />
  );
}

const centsOf = (typed: string): number | undefined =>
  typed.trim() === "" ? undefined : (parseDollars(typed) ?? Number.NaN);

function dollars(cents: number | null | undefined): string {
  if (cents === null || cents === undefined || Number.isNaN(cents)) return "";
  return cents % 100 === 0 ? String(dollarsOf(cents)) : decimalOf(cents);
}

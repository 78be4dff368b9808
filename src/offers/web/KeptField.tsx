import { NativeSelect } from "@mantine/core";
import { type KeptPrice, keptInWords, noticeDays, usuallyKept } from "#formats/agreed-prices/agreed-price.ts";
import { texts } from "./texts.ts";

const keptPriceWords = texts.kept;

/** Suggestions only; the API takes any number of days or orders. */
const choices: KeptPrice[] = [
  usuallyKept,
  { keptDays: 30, keptOrders: null },
  { keptDays: 180, keptOrders: null },
  { keptDays: 365, keptOrders: null },
  { keptDays: null, keptOrders: 1 },
  { keptDays: null, keptOrders: 3 },
  { keptDays: null, keptOrders: 5 },
  { keptDays: null, keptOrders: 10 },
];

/** Index into `choices`. */
export const usualChoice = "0";
const sentence = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
const options = choices.map((kept, index) => ({ value: String(index), label: sentence(keptInWords(kept)) }));

export function keptOf(choice: string): { keptDays?: number; keptOrders?: number } {
  const { keptDays, keptOrders } = choices[Number(choice)] ?? usuallyKept;
  return { ...(keptDays && { keptDays }), ...(keptOrders && { keptOrders }) };
}

type KeptFieldProps = { value: string; onChange: (choice: string) => void };

export function KeptField({ value, onChange }: KeptFieldProps) {
  return (
    <NativeSelect
      label={keptPriceWords.label}
      description={keptPriceWords.hint(noticeDays)}
      data={options}
      value={value}
      onChange={({ currentTarget }) => onChange(currentTarget.value)}
    />
  );
}

import {
  type ComboboxItem,
  type ComboboxLikeRenderOptionInput,
  MultiSelect,
  type MultiSelectProps,
} from "@mantine/core";
import type { FocusEvent } from "react";
import { messages } from "#platform/contract/messages.ts";
import { locale } from "#platform/words/catalogue.ts";
import { exactMatch, matchingOptions, type Option } from "./matching.ts";
import { useTyped } from "./use-typed.ts";

export type PickerProps = Omit<MultiSelectProps, "data" | "value" | "defaultValue" | "onChange"> & {
  options: readonly Option[];
  value?: string[];
  onChange?: (value: string[]) => void;
  /** Any typed text may be picked. */
  takesAny?: boolean;
  /** Typed text is picked when the field loses focus. */
  takesLeft?: boolean;
};

const shownMost = 60;

/**
 * Picks several options by typing. Enter takes the first match, leaving takes an exact match, and typed text is never
 * wiped. Options without results come last and say so.
 */
export function Picker({ options, value = [], onChange, takesAny = false, takesLeft = false, ...rest }: PickerProps) {
  const { onFocus, onBlur, onClear, onSearchChange, error, ...props } = rest;
  const take = (picked: string) => !value.includes(picked) && onChange?.([...value, picked]);
  const { typed, isUnanswered, clear, ...field } = useTyped(options, take, takesLeft);
  const known = withPicked(options, value);
  const own = takesAny && typed.trim() !== "" && !exactMatch(known, typed) ? typed.trim() : undefined;
  const countOf = new Map(known.map((option) => [option.value, option.count]));
  return (
    <MultiSelect
      searchable
      hidePickedOptions
      selectFirstOptionOnChange={typed !== ""}
      limit={shownMost}
      {...props}
      data={own === undefined ? known : [...known, { value: own, label: own }]}
      filter={({ options: all, search, limit }) =>
        ownLast(matchingOptions(all as ComboboxItem[], search), own).slice(0, limit)
      }
      renderOption={({ option }: ComboboxLikeRenderOptionInput<ComboboxItem>) =>
        labelWithCount(option.label, countOf.get(option.value))
      }
      value={value}
      onChange={onChange ?? (() => {})}
      searchValue={typed}
      onSearchChange={(text) => {
        field.onSearchChange(text);
        onSearchChange?.(text);
      }}
      onFocus={(event: FocusEvent<HTMLInputElement>) => {
        field.onFocus();
        onFocus?.(event);
      }}
      onBlur={(event: FocusEvent<HTMLInputElement>) => {
        field.onBlur();
        onBlur?.(event);
      }}
      onClear={() => {
        clear();
        onClear?.();
      }}
      error={error ?? (isUnanswered ? messages.choose : undefined)}
    />
  );
}

/** Keeps the name of a picked value that is no option any more. */
const withPicked = (options: readonly Option[], picked: readonly string[]): Option[] => [
  ...options,
  ...picked
    .filter((value) => !options.some((option) => option.value === value))
    .map((value) => ({ value, label: value })),
];

const labelWithCount = (label: string, count: number | undefined): string =>
  count === undefined ? label : `${label} (${count.toLocaleString(locale)})`;

/** Enter takes a matching option before the typed text. */
const ownLast = (options: Option[], own: string | undefined): Option[] =>
  own === undefined
    ? options
    : [...options.filter(({ value }) => value !== own), ...options.filter(({ value }) => value === own)];

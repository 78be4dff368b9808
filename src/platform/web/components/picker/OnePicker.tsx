import { type ComboboxItem, Select, type SelectProps } from "@mantine/core";
import { useState } from "react";
import { exactMatch, matchingOptions, type Option } from "./matching.ts";

type OnePickerProps = Omit<SelectProps, "data" | "value" | "onChange"> & {
  options: readonly Option[];
  value?: string | null;
  onChange?: (value: string | null) => void;
  /** The field's text, for options that the server searches. */
  onTyped?: (typed: string) => void;
};

const shownMost = 60;

export function OnePicker({ options, value = null, onChange, onTyped, ...props }: OnePickerProps) {
  const chosen = options.find((option) => option.value === value)?.label ?? "";
  const [typed, setTyped] = useState(chosen);
  const [shown, setShown] = useState(chosen);
  if (shown !== chosen) {
    setShown(chosen);
    setTyped(chosen);
  }
  const take = () => {
    const exact = exactMatch(options, typed);
    if (exact && exact.value !== value) onChange?.(exact.value);
  };
  return (
    <Select
      searchable
      selectFirstOptionOnChange={typed !== chosen}
      limit={shownMost}
      {...props}
      data={[...options]}
      filter={({ options: all, search, limit }) =>
        // The list opens whole, since people look for another option.
        matchingOptions(all as ComboboxItem[], search === chosen ? "" : search).slice(0, limit)
      }
      value={value || null}
      onChange={(picked) => onChange?.(picked)}
      searchValue={typed}
      onSearchChange={(text) => {
        setTyped(text);
        onTyped?.(text);
      }}
      onBlur={(event) => {
        take();
        props.onBlur?.(event);
      }}
    />
  );
}

import { TextInput } from "@mantine/core";
import { useDebouncedCallback } from "@mantine/hooks";
import IconSearch from "@tabler/icons-react/icons/IconSearch";
import { useState } from "react";
import { Icon } from "#platform/web/components/Icon.tsx";
import { texts } from "./texts.ts";

const orderListWords = texts.list;
const pauseMilliseconds = 300;

type SearchFieldProps = { value: string | undefined; onChange: (typed: string | undefined) => void };

/** Searches number, title and outlet, once the typing pauses. */
export function OrderSearchField({ value = "", onChange }: SearchFieldProps) {
  const [typed, setTyped] = useState(value);
  const [seen, setSeen] = useState(value);
  // Clearing the filter elsewhere empties the field too.
  if (seen !== value) {
    setSeen(value);
    if (value !== typed.trim()) setTyped(value);
  }
  const tell = useDebouncedCallback((text: string) => onChange(text.trim() || undefined), pauseMilliseconds);
  return (
    <TextInput
      type="search"
      aria-label={orderListWords.search}
      leftSection={<Icon of={IconSearch} />}
      placeholder={orderListWords.searchHint}
      value={typed}
      maxLength={100}
      onChange={({ currentTarget }) => {
        setTyped(currentTarget.value);
        tell(currentTarget.value);
      }}
      w={{ base: "100%", xs: 250 }}
    />
  );
}

import { TextInput, type TextInputProps } from "@mantine/core";
import { useDebouncedCallback } from "@mantine/hooks";
import { useState } from "react";

type DebouncedInputProps<Value> = Omit<TextInputProps, "value" | "onChange" | "error"> & {
  value: Value | undefined;
  parse: (text: string) => Value | undefined;
  write: (value: Value) => string;
  onCommit: (value: Value | undefined) => void;
};

const waitMilliseconds = 350;

/** A field bound to the address, which changes after a short pause. Follows the address when that changes otherwise. */
export function DebouncedInput<Value>({ value, parse, write, onCommit, ...rest }: DebouncedInputProps<Value>) {
  const written = value === undefined ? "" : write(value);
  const [draft, setDraft] = useState(written);
  const [seen, setSeen] = useState(written);
  if (written !== seen) {
    setSeen(written);
    if (parse(draft) !== value) setDraft(written);
  }
  const commit = useDebouncedCallback((text: string) => onCommit(parse(text)), waitMilliseconds);
  const isUnreadable = draft.trim() !== "" && parse(draft) === undefined;
  return (
    <TextInput
      {...rest}
      value={draft}
      error={isUnreadable}
      onChange={({ currentTarget }) => {
        setDraft(currentTarget.value);
        commit(currentTarget.value);
      }}
    />
  );
}

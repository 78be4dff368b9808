import { TextInput, type TextInputProps } from "@mantine/core";
import { useDebouncedCallback } from "@mantine/hooks";
import { useState } from "react";

type DebouncedInputProps<Value> = Omit<TextInputProps, "value" | "onChange" | "error"> & {
  /** What the address says now. */
  value: Value | undefined;
  /** Reads the text; undefined when it says nothing. */
  parse: (text: string) => Value | undefined;
  write: (value: Value) => string;
  onCommit: (value: Value | undefined) => void;
};

const waitMilliseconds = 350;

/** A field of the address: what is typed is taken in after a short rest. It follows when the address changes otherwise. */
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

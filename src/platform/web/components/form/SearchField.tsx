import type { TextInputProps } from "@mantine/core";
import { DebouncedInput } from "./DebouncedInput.tsx";

type SearchFieldProps = Omit<TextInputProps, "value" | "onChange" | "error"> & {
  /** What the address says now. */
  value: string | undefined;
  onCommit: (typed: string | undefined) => void;
};

/** Narrows a list by a text that is typed. */
export const SearchField = (props: SearchFieldProps) => (
  <DebouncedInput parse={(typed) => typed.trim() || undefined} write={(text) => text} {...props} />
);

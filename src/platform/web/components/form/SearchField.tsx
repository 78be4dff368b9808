import type { TextInputProps } from "@mantine/core";
import { DebouncedInput } from "./DebouncedInput.tsx";

type SearchFieldProps = Omit<TextInputProps, "value" | "onChange" | "error"> & {
  value: string | undefined;
  onCommit: (typed: string | undefined) => void;
};

export const SearchField = (props: SearchFieldProps) => (
  <DebouncedInput parse={(typed) => typed.trim() || undefined} write={(text) => text} {...props} />
);

import type { UseFormReturnType } from "@mantine/form";
import type { FormatValues } from "./form-values.ts";

export type FormatEditorForm = UseFormReturnType<FormatValues>;

/** Drops text that is no number when its step is entered again. */
export function numberProps(form: FormatEditorForm, path: string) {
  const props = form.getInputProps(path);
  return { ...props, value: Number.isNaN(props.value) ? undefined : props.value };
}

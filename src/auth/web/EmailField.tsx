import { TextInput, type TextInputProps } from "@mantine/core";
import { texts } from "./texts.ts";

/** Password managers know the field by its name. */
export const EmailField = (props: TextInputProps) => (
  <TextInput label={texts.email} type="email" autoComplete="username" size="md" {...props} />
);

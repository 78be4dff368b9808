import { TextInput, type TextInputProps } from "@mantine/core";
import { texts } from "./texts.ts";

/** The address that somebody signs in with; password managers know it by its name. */
export const EmailField = (props: TextInputProps) => (
  <TextInput label={texts.email} type="email" autoComplete="username" size="md" {...props} />
);

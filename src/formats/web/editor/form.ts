import type { UseFormReturnType } from "@mantine/form";
import type { FormatValues } from "./form-values.ts";

export type FormatEditorForm = UseFormReturnType<FormatValues>;

import { Alert, Box, Button, Group } from "@mantine/core";
import { useForm } from "@mantine/form";
import type { z } from "zod";
import { focusFirst } from "#platform/web/components/focus-first.ts";
import { formErrors } from "#platform/web/components/form-errors.ts";
import type { Format, formatEdit } from "../../contract.ts";
import { texts } from "../texts.ts";
import { ConditionSections } from "./ConditionSections.tsx";
import { ExtrasSection } from "./ExtrasSection.tsx";
import { editOf, problemsOf, valuesOf } from "./form-values.ts";
import { PresentationSections } from "./PresentationSections.tsx";
import { TypeSections } from "./TypeSections.tsx";

type FormatFormProps = {
  format?: Format;
  submitLabel: string;
  /** Sends it; a refusal that it throws is shown at its fields. */
  onSubmit: (edit: z.input<typeof formatEdit>) => Promise<void>;
};

/** The format editor (R4.4): the steps as sections of one page, checked by the schema that the server uses. */
export function FormatForm({ format, submitLabel, onSubmit }: FormatFormProps) {
  const form = useForm({ initialValues: valuesOf(format), validate: problemsOf });
  const submit = form.onSubmit(
    async (values) => {
      await onSubmit(editOf(values)).catch((error: unknown) => formErrors(error, form));
    },
    (errors) => focusFirst(form, errors),
  );
  const isWrong = Object.keys(form.errors).length > 0;
  return (
    <form onSubmit={submit} noValidate>
      <TypeSections form={form} />
      <ConditionSections form={form} />
      <PresentationSections form={form} />
      <ExtrasSection form={form} />
      <Box
        pos="sticky"
        bottom={0}
        bg="white"
        py="md"
        style={{ borderBlockStart: "1px solid var(--mantine-color-gray-3)", zIndex: 10 }}
      >
        <Group>
          <Button type="submit" size="big" loading={form.submitting}>
            {submitLabel}
          </Button>
          {isWrong && (
            <Alert color="red" variant="light" py={8} px="sm" role="alert">
              {texts.editor.fixAbove}
            </Alert>
          )}
        </Group>
      </Box>
    </form>
  );
}

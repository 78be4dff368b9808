import { Stack } from "@mantine/core";
import type { UseFormReturnType } from "@mantine/form";
import type { ReactNode } from "react";
import { notify } from "../notify.ts";
import { formTexts } from "./form-texts.ts";
import { SubmitRow } from "./SubmitRow.tsx";
import { submitting } from "./submitting.ts";

type SaveFormProps<Values extends Record<string, unknown>> = {
  form: UseFormReturnType<Values>;
  save: (values: Values) => Promise<unknown>;
  saved?: string;
  action?: string;
  onDone?: () => void;
  children: ReactNode;
};

/** A form that saves, and tells its dialog. A refusal shows at its field and keeps the input. */
export function SaveForm<Values extends Record<string, unknown>>({
  form,
  save,
  saved = formTexts.saved,
  action = formTexts.save,
  onDone,
  children,
}: SaveFormProps<Values>) {
  const submit = submitting(form, async (values) => {
    await save(values);
    notify.success(saved);
    onDone?.();
  });
  return (
    <form onSubmit={submit} noValidate>
      <Stack>
        {children}
        <SubmitRow label={action} isSubmitting={form.submitting} />
      </Stack>
    </form>
  );
}

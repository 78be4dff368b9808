import { Stack, Text } from "@mantine/core";
import type { UseFormReturnType } from "@mantine/form";
import type { ReactNode } from "react";
import { ConfirmModal } from "../confirmation/ConfirmModal.tsx";
import { notify } from "../notify.ts";
import { formTexts } from "./form-texts.ts";
import { submitting } from "./submitting.ts";

type ConfirmFormProps<Values extends object> = {
  opened: boolean;
  onClose: () => void;
  /** `label` is the dialog's title and its button, `about` names the consequences. */
  texts: { label: string; about?: string | undefined };
  form: UseFormReturnType<Values>;
  confirmLabel?: string | undefined;
  /** `false` keeps the dialog open, since there is more to read first. */
  act: (values: Values) => Promise<unknown>;
  done: string;
  children?: ReactNode;
};

/** Explains a step, asks for its input and takes it. Closing the dialog keeps the input. */
export function ConfirmForm<Values extends object>(props: ConfirmFormProps<Values>) {
  const { opened, onClose, texts, confirmLabel = texts.label, form, act, done, children } = props;
  const submit = submitting(form, async (values) => {
    if ((await act(values)) === false) return;
    onClose();
    notify.success(done);
  });
  return (
    <ConfirmModal
      opened={opened}
      onClose={onClose}
      title={texts.label}
      confirmLabel={confirmLabel}
      onConfirm={submit}
      loading={form.submitting}
      cancelLabel={formTexts.back}
    >
      <form onSubmit={submit} noValidate>
        <Stack gap="md">
          <Text>{texts.about}</Text>
          {children}
        </Stack>
      </form>
    </ConfirmModal>
  );
}

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
  /** The dialog's title and its button, and what follows from it. */
  texts: { label: string; about?: string | undefined };
  form: UseFormReturnType<Values>;
  /** The button, where it says more than the title. */
  confirmLabel?: string | undefined;
  /** `false` where there is more to read before it is done: the dialog stays. */
  act: (values: Values) => Promise<unknown>;
  /** What the toast says once it is done. */
  done: string;
  children?: ReactNode;
};

/** Says what a step will do, asks for what it needs, then takes it. What was typed stays when the dialog is closed. */
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

import { Button } from "@mantine/core";
import { useState } from "react";
import { notify } from "#platform/web/components/notify.ts";
import { ConfirmModal } from "../confirmation/ConfirmModal.tsx";
import { formTexts } from "./form-texts.ts";

type RemoveButtonProps = { name: string; text: string; onRemove: () => Promise<void> };

export function RemoveButton({ name, text, onRemove }: RemoveButtonProps) {
  const [isOpen, setOpen] = useState(false);
  const remove = async () => {
    setOpen(false);
    await onRemove().then(() => notify.success(formTexts.removed), notify.failure);
  };
  return (
    <>
      <Button variant="link" aria-label={formTexts.removeNamed(name)} onClick={() => setOpen(true)}>
        {formTexts.remove}
      </Button>
      <ConfirmModal
        opened={isOpen}
        onClose={() => setOpen(false)}
        title={`${formTexts.removeNamed(name)}?`}
        confirmLabel={formTexts.remove}
        onConfirm={() => void remove()}
      >
        {text}
      </ConfirmModal>
    </>
  );
}

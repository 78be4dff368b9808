import { Button } from "@mantine/core";
import { useState } from "react";
import { ConfirmModal } from "#platform/web/components/ConfirmModal.tsx";
import { notify } from "#platform/web/components/notify.ts";
import { texts } from "./texts.ts";

type RemoveButtonProps = { name: string; text: string; onRemove: () => Promise<void> };

/** Removes something once it is asked whether that is meant. */
export function RemoveButton({ name, text, onRemove }: RemoveButtonProps) {
  const [isOpen, setOpen] = useState(false);
  const remove = async () => {
    setOpen(false);
    await onRemove().then(() => notify.success(texts.removed), notify.failure);
  };
  return (
    <>
      <Button variant="link" aria-label={texts.removeNamed(name)} onClick={() => setOpen(true)}>
        {texts.remove}
      </Button>
      <ConfirmModal
        opened={isOpen}
        onClose={() => setOpen(false)}
        title={`${texts.removeNamed(name)}?`}
        confirmLabel={texts.remove}
        onConfirm={() => void remove()}
      >
        {text}
      </ConfirmModal>
    </>
  );
}

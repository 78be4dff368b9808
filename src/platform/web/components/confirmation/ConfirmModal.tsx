import { Button, Group } from "@mantine/core";
import type { ReactNode } from "react";
import { texts } from "../../texts.ts";
import { Dialog } from "../Dialog.tsx";

type ConfirmModalProps = {
  opened: boolean;
  onClose: () => void;
  title: string;
  children?: ReactNode;
  confirmLabel: string;
  onConfirm: () => void;
  loading?: boolean;
  /** Why it cannot be confirmed yet. */
  disabled?: boolean;
  /** Without a way back the modal only tells: one button. */
  cancelLabel?: string | null;
};

/** Asks before something is done, or tells what was done. */
export function ConfirmModal(props: ConfirmModalProps) {
  const {
    opened,
    onClose,
    title,
    children,
    confirmLabel,
    onConfirm,
    loading,
    disabled,
    cancelLabel = texts.cancel,
  } = props;
  return (
    <Dialog open={opened} onClose={onClose} title={title}>
      {children}
      <Group justify="flex-end" mt="lg">
        {cancelLabel !== null && (
          <Button variant="secondary" onClick={onClose}>
            {cancelLabel}
          </Button>
        )}
        <Button onClick={onConfirm} loading={loading} disabled={disabled}>
          {confirmLabel}
        </Button>
      </Group>
    </Dialog>
  );
}

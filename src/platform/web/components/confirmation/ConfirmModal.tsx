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
  disabled?: boolean;
  isAbove?: boolean;
  /** Null leaves one button: the modal only informs. */
  cancelLabel?: string | null;
};

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
    isAbove = false,
    cancelLabel = texts.cancel,
  } = props;
  return (
    <Dialog open={opened} onClose={onClose} title={title} isAbove={isAbove}>
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

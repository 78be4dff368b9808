import { Button, Group, Modal } from "@mantine/core";
import type { ReactNode } from "react";
import { texts } from "../texts.ts";

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
  size?: "sm" | "md" | "lg" | "xl";
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
    size = "md",
  } = props;
  return (
    <Modal opened={opened} onClose={onClose} title={title} size={size} centered>
      {children}
      <Group justify="flex-end" mt="lg">
        {cancelLabel !== null && (
          <Button variant="default" onClick={onClose}>
            {cancelLabel}
          </Button>
        )}
        <Button onClick={onConfirm} loading={loading} disabled={disabled}>
          {confirmLabel}
        </Button>
      </Group>
    </Modal>
  );
}

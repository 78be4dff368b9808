import { getDefaultZIndex, Modal, ScrollArea } from "@mantine/core";
import type { ReactNode } from "react";
import { useFocusGivenBack } from "./focus-given-back.ts";
import { useLeftForm } from "./left-form.ts";

export type DialogProps = {
  open: boolean;
  onClose: () => void;
  title: string;
  /** `small` for a question, `big` for a form, `wide` for a table. */
  size?: "small" | "big" | "wide";
  scrollable?: boolean;
  showClose?: boolean;
  /** Stands over other dialogs, also over those that were drawn later. */
  isAbove?: boolean;
  children?: ReactNode;
};

const widths = { small: 440, big: 680, wide: 1120 };

export default function DialogModal({
  open,
  onClose,
  title,
  size = "small",
  scrollable = false,
  showClose = true,
  isAbove = false,
  children,
}: DialogProps) {
  const isOpened = useFocusGivenBack(open);
  const form = useLeftForm(open, onClose);
  return (
    <Modal
      opened={isOpened}
      onClose={form.leave}
      onInput={form.noteInput}
      onClick={form.noteChoice}
      title={title}
      size={widths[size]}
      withCloseButton={showClose}
      scrollAreaComponent={scrollable ? ScrollArea.Autosize : undefined}
      keepMounted={isOpened || form.isLeft}
      centered
      zIndex={getDefaultZIndex("modal") + (isAbove ? 1 : 0)}
    >
      {children}
    </Modal>
  );
}

import { getDefaultZIndex, Modal, ScrollArea } from "@mantine/core";
import type { DialogProps } from "./Dialog.tsx";
import { useFocusGivenBack } from "./focus-given-back.ts";

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
  return (
    <Modal
      opened={isOpened}
      onClose={onClose}
      title={title}
      size={widths[size]}
      withCloseButton={showClose}
      scrollAreaComponent={scrollable ? ScrollArea.Autosize : undefined}
      keepMounted={size === "big"}
      centered
      zIndex={getDefaultZIndex("modal") + (isAbove ? 1 : 0)}
    >
      {children}
    </Modal>
  );
}

import { lazy } from "react";
import type { DialogProps } from "./DialogModal.tsx";
import { OnceOpened } from "./OnceOpened.tsx";
import { useCountedDialog } from "./open-dialogs.ts";

const DialogModal = lazy(() => import("./DialogModal.tsx"));

/** A modal dialog (R3.18), whose part comes when it first opens. */
export function Dialog(props: DialogProps) {
  const { open } = props;
  useCountedDialog(open);
  return (
    <OnceOpened isOpen={open}>
      <DialogModal {...props} />
    </OnceOpened>
  );
}

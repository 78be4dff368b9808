import { lazy, type ReactNode, Suspense, useState } from "react";
import { useCountedDialog } from "./open-dialogs.ts";

const DialogModal = lazy(() => import("./DialogModal.tsx"));

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

/** A modal dialog (R3.18), whose part comes when it first opens. Closing it keeps a form's input. */
export function Dialog(props: DialogProps) {
  const { open } = props;
  useCountedDialog(open);
  const [wasOpen, setWasOpen] = useState(open);
  if (open && !wasOpen) setWasOpen(true);
  if (!wasOpen) return null;
  return (
    <Suspense>
      <DialogModal {...props} />
    </Suspense>
  );
}

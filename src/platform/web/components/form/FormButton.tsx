import { Button } from "@mantine/core";
import { type ReactNode, useState } from "react";
import { Dialog } from "#platform/web/components/Dialog.tsx";
import { loadAhead } from "../../load-ahead.ts";

type FormButtonProps = {
  label: string;
  /** The dialog's title. Also the button's accessible name where its label alone would be ambiguous. */
  title: string;
  variant?: "link" | "secondary";
  size?: "small" | "big";
  /** Brings the form's code as soon as somebody turns to the button. */
  load: () => Promise<unknown>;
  children: (close: () => void) => ReactNode;
};

/** A form that comes with its dialog (decision 0289). */
export function FormButton({ label, title, variant, size = "small", load, children }: FormButtonProps) {
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <Button {...(variant ? { variant } : {})} aria-label={title} {...loadAhead(load)} onClick={() => setOpen(true)}>
        {label}
      </Button>
      <Dialog open={isOpen} onClose={close} title={title} size={size}>
        {children(close)}
      </Dialog>
    </>
  );
}

import { Button } from "@mantine/core";
import { type ReactNode, useState } from "react";
import { Dialog } from "#platform/web/components/Dialog.tsx";

type FormButtonProps = {
  label: string;
  /** The dialog's title. Also the button's accessible name where its label alone would be ambiguous. */
  title: string;
  variant?: "link" | "secondary";
  children: (close: () => void) => ReactNode;
};

export function FormButton({ label, title, variant, children }: FormButtonProps) {
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <Button {...(variant ? { variant } : {})} aria-label={title} onClick={() => setOpen(true)}>
        {label}
      </Button>
      <Dialog open={isOpen} onClose={close} title={title}>
        {children(close)}
      </Dialog>
    </>
  );
}

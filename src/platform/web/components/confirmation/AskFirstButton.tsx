import { Button, Text } from "@mantine/core";
import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { notify } from "../notify.ts";
import { ConfirmModal } from "./ConfirmModal.tsx";

type AskFirstButtonProps = {
  /** Stands on the button and on its confirmation. */
  label: string;
  /** Names the button where its label stands in several rows. */
  name?: string;
  variant?: "secondary" | "link";
  title: string;
  text: string;
  act: () => Promise<unknown>;
  /** Said at its end; nothing where the screen shows it. */
  done?: string;
  onError?: (error: unknown) => void;
};

/** Acts once its question is confirmed, and is busy until it has. The question closes first: proof may be asked for. */
export function AskFirstButton(props: AskFirstButtonProps) {
  const { label, name, variant = "secondary", title, text, act, done, onError = notify.failure } = props;
  const [isOpen, setOpen] = useState(false);
  const acting = useMutation({
    meta: { says: name ?? label },
    mutationFn: act,
    onSuccess: () => done && notify.success(done),
    onError,
  });
  const confirm = () => {
    setOpen(false);
    acting.mutate();
  };
  return (
    <>
      <Button variant={variant} aria-label={name} loading={acting.isPending} onClick={() => setOpen(true)}>
        {label}
      </Button>
      <ConfirmModal
        opened={isOpen}
        onClose={() => setOpen(false)}
        title={title}
        confirmLabel={label}
        onConfirm={confirm}
      >
        <Text>{text}</Text>
      </ConfirmModal>
    </>
  );
}

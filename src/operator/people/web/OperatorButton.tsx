import { Button, Text } from "@mantine/core";
import { useState } from "react";
import { ConfirmModal } from "#platform/web/components/confirmation/ConfirmModal.tsx";
import { notify } from "#platform/web/components/notify.ts";
import type { PersonRecord } from "../contract.ts";
import { changeOperator } from "./api.ts";
import { texts } from "./texts.ts";

export function OperatorButton({ person: { id, name, email, operator } }: { person: PersonRecord }) {
  const [isOpen, setOpen] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const called = name || email;
  const words = operator ? texts.dismiss : texts.appoint;
  const change = async () => {
    setBusy(true);
    await changeOperator(id, operator ? "dismiss" : "appoint").then(
      () => notify.success(words.done(called)),
      notify.failure,
    );
    setBusy(false);
    setOpen(false);
  };
  return (
    <>
      <Button variant="secondary" aria-label={words.title(called)} onClick={() => setOpen(true)}>
        {words.label}
      </Button>
      <ConfirmModal
        opened={isOpen}
        onClose={() => setOpen(false)}
        title={words.title(called)}
        confirmLabel={words.label}
        loading={isBusy}
        onConfirm={() => void change()}
      >
        <Text>{words.text}</Text>
      </ConfirmModal>
    </>
  );
}

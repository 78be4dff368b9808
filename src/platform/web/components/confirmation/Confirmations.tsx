import { Text } from "@mantine/core";
import { useSyncExternalStore } from "react";
import { ConfirmModal } from "./ConfirmModal.tsx";
import { currentConfirmation, subscribeToConfirmations } from "./confirmation.ts";

export function Confirmations() {
  const asked = useSyncExternalStore(subscribeToConfirmations, currentConfirmation);
  return (
    <ConfirmModal
      isAbove
      opened={asked !== undefined}
      onClose={() => asked?.answer(false)}
      onConfirm={() => asked?.answer(true)}
      title={asked?.title ?? ""}
      confirmLabel={asked?.confirmLabel ?? ""}
    >
      <Text>{asked?.text}</Text>
    </ConfirmModal>
  );
}

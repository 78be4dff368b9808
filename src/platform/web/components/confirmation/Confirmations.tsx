import { Text } from "@mantine/core";
import { ConfirmModal } from "./ConfirmModal.tsx";
import { askedConfirmation } from "./confirmation.ts";

export function Confirmations() {
  const asked = askedConfirmation.use();
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

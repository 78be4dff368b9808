import { Button, Stack, Text, Textarea } from "@mantine/core";
import { useForm } from "@mantine/form";
import { useState } from "react";
import { messages } from "#platform/contract/messages.ts";
import { ConfirmModal } from "#platform/web/components/ConfirmModal.tsx";
import { formErrors } from "#platform/web/components/form/form-errors.ts";
import { notify } from "#platform/web/components/notify.ts";
import type { OrderExtra } from "../../extras/contract.ts";
import { type ExtraMove, extraMoveNamed } from "../../extras/order-extra.ts";
import { useExtraMove } from "./api.ts";
import { texts } from "./texts.ts";

type ExtraMoveButtonProps = { extra: OrderExtra; move: ExtraMove; isShort: boolean };

/** A move of an extra, with what follows from it; what takes more than the balance has waits for a top-up. */
export function ExtraMoveButton({ extra, move, isShort }: ExtraMoveButtonProps) {
  const [opened, setOpened] = useState(false);
  const { tone, money } = extraMoveNamed(move);
  return (
    <>
      <Button
        variant={tone === "primary" ? "accent" : "secondary"}
        size="small"
        disabled={isShort && money === "held"}
        onClick={() => setOpened(true)}
      >
        {texts.moves[move].label}
      </Button>
      <ExtraMoveDialog extra={extra} move={move} opened={opened} onClose={() => setOpened(false)} />
    </>
  );
}

type ExtraMoveDialogProps = { extra: OrderExtra; move: ExtraMove; opened: boolean; onClose: () => void };

function ExtraMoveDialog({ extra, move, opened, onClose }: ExtraMoveDialogProps) {
  const { label, about } = texts.moves[move];
  const { asksReason } = extraMoveNamed(move);
  const moving = useExtraMove(extra);
  const form = useForm({
    initialValues: { reason: "" },
    validate: { reason: (typed) => (asksReason && typed.trim() === "" ? messages.fill : null) },
  });
  const submit = form.onSubmit(async ({ reason }) => {
    try {
      await moving.mutateAsync({ move, input: asksReason ? { reason } : {} });
      onClose();
      notify.success(texts.done(label));
    } catch (error) {
      formErrors(error, form);
    }
  });
  return (
    <ConfirmModal
      opened={opened}
      onClose={onClose}
      title={label}
      confirmLabel={label}
      onConfirm={submit}
      loading={moving.isPending}
      cancelLabel={texts.back}
    >
      <form onSubmit={submit} noValidate>
        <Stack gap="md">
          <Text>{about}</Text>
          {asksReason && (
            <Textarea
              label={texts.reason}
              description={texts.reasonHint}
              autosize
              minRows={3}
              maxLength={2_000}
              data-autofocus
              {...form.getInputProps("reason")}
            />
          )}
        </Stack>
      </form>
    </ConfirmModal>
  );
}

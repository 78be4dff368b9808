import { Button, Stack, Text } from "@mantine/core";
import { useState } from "react";
import { ConfirmModal } from "#platform/web/components/ConfirmModal.tsx";
import { formErrors } from "#platform/web/components/form/form-errors.ts";
import { notify } from "#platform/web/components/notify.ts";
import type { Order } from "../../contract.ts";
import type { OrderExtra } from "../../extras/contract.ts";
import { type ExtraMove, extraMoveNamed } from "../../extras/order-extra.ts";
import { MoveFields } from "../moves/MoveFields.tsx";
import { useMoveForm } from "../moves/use-move-form.ts";
import { useExtraMove } from "./api.ts";
import { texts } from "./texts.ts";

type ExtraMoveButtonProps = { order: Order; extra: OrderExtra; move: ExtraMove; isShort: boolean };

/** A move of an extra, with what follows from it; what takes more than the balance has waits for a top-up. */
export function ExtraMoveButton({ order, extra, move, isShort }: ExtraMoveButtonProps) {
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
      <ExtraMoveDialog order={order} extra={extra} move={move} opened={opened} onClose={() => setOpened(false)} />
    </>
  );
}

type ExtraMoveDialogProps = Omit<ExtraMoveButtonProps, "isShort"> & { opened: boolean; onClose: () => void };

function ExtraMoveDialog({ order, extra, move, opened, onClose }: ExtraMoveDialogProps) {
  const { label, about } = texts.moves[move];
  const moving = useExtraMove(extra);
  const { form, fields, inputOf } = useMoveForm(extraMoveNamed(move).input);
  const submit = form.onSubmit(async (values) => {
    try {
      await moving.mutateAsync({ move, input: inputOf(values) });
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
          <MoveFields order={order} fields={fields} form={form} />
        </Stack>
      </form>
    </ConfirmModal>
  );
}

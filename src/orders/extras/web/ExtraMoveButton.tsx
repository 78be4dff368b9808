import { Button } from "@mantine/core";
import { useState } from "react";
import { ConfirmForm } from "#platform/web/components/form/ConfirmForm.tsx";
import type { Order } from "../../contract.ts";
import { MoveFields } from "../../moves/web/MoveFields.tsx";
import { useMoveForm } from "../../moves/web/use-move-form.ts";
import type { OrderExtra } from "../contract.ts";
import { type ExtraMoveOfPeople, extraMoves, hasExtraEffect } from "../order-extra.ts";
import { useExtraMove } from "./api.ts";
import { texts } from "./texts.ts";

type ExtraMoveButtonProps = { order: Order; extra: OrderExtra; move: ExtraMoveOfPeople; isShort: boolean };

/** A move beyond the balance waits for a top-up. */
export function ExtraMoveButton({ order, extra, move, isShort }: ExtraMoveButtonProps) {
  const [opened, setOpened] = useState(false);
  const { button } = extraMoves[move];
  return (
    <>
      <Button
        variant={button.tone === "primary" ? "filled" : "secondary"}
        size="small"
        disabled={isShort && hasExtraEffect(move, "hold")}
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
  const moving = useExtraMove(extra);
  const { form, fields, inputOf } = useMoveForm(extraMoves[move].input);
  return (
    <ConfirmForm
      opened={opened}
      onClose={onClose}
      texts={texts.moves[move]}
      form={form}
      act={(values) => moving.mutateAsync({ move, input: inputOf(values) })}
      done={texts.done(texts.moves[move].label)}
    >
      <MoveFields order={order} fields={fields} form={form} />
    </ConfirmForm>
  );
}

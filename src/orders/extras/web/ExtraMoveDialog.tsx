import { ConfirmForm } from "#platform/web/components/form/ConfirmForm.tsx";
import type { Order } from "../../contract.ts";
import { MoveFields } from "../../moves/web/MoveFields.tsx";
import { useMoveForm } from "../../moves/web/use-move-form.ts";
import type { OrderExtra } from "../contract.ts";
import { extraMoveInputs } from "../moves/extra-move-input.ts";
import { type ExtraMoveOfPeople, extraMoves } from "../order-extra.ts";
import { useExtraMove } from "./api.ts";
import { texts } from "./texts.ts";

type ExtraMoveDialogProps = {
  order: Order;
  extra: OrderExtra;
  move: ExtraMoveOfPeople;
  opened: boolean;
  onClose: () => void;
};

export default function ExtraMoveDialog({ order, extra, move, opened, onClose }: ExtraMoveDialogProps) {
  const moving = useExtraMove(extra);
  const { form, fields, inputOf } = useMoveForm(extraMoveInputs[extraMoves[move].input]);
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

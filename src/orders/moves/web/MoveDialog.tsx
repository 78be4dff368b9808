import { Text } from "@mantine/core";
import { useState } from "react";
import { formatCents } from "#platform/money/money.ts";
import { ConfirmForm } from "#platform/web/components/form/ConfirmForm.tsx";
import { Failures } from "#proof/web/Failures.tsx";
import type { Order } from "../../contract.ts";
import { type OrderMoveOfPeople, orderLife, orderMoves } from "../../order.ts";
import { texts } from "../../web/texts.ts";
import { orderMoveInputs } from "../move-input.ts";
import { MoveFields } from "./MoveFields.tsx";
import { useLookAhead } from "./use-look-ahead.ts";
import { useMoveForm } from "./use-move-form.ts";
import { useOrderMove } from "./use-order-move.ts";

const moveWords = texts.moves;

type MoveDialogProps = { order: Order; move: OrderMoveOfPeople; opened: boolean; onClose: () => void };

export default function MoveDialog({ order, move, opened, onClose }: MoveDialogProps) {
  // Its fields begin with the order as it was then, so a move made meanwhile refuses them.
  const [moveCount] = useState(order.moveCount);
  const moving = useOrderMove({ ...order, moveCount });
  const { form, fields, inputOf } = useMoveForm(orderMoveInputs[orderMoves[move].input], {
    publicationUrl: order.publicationUrl ?? "",
    brief: order.brief ?? "",
    publishDateMode: order.publishDateMode,
    publishOn: order.publishOn ?? "",
  });
  const ahead = useLookAhead(order, move, form.values.publicationUrl);
  const despite = order.proof?.problems ?? [];
  const asksDespite = orderLife.moves[move].input === "approval";
  const isDespite = asksDespite && despite.length > 0;
  return (
    <ConfirmForm
      opened={opened}
      onClose={onClose}
      texts={moveWords.of[move]}
      confirmLabel={isDespite || ahead.problems.length > 0 ? moveWords.anyway(moveWords.of[move].label) : undefined}
      form={form}
      act={async (values) => {
        if (!(await ahead.isAllowed())) return false;
        return moving.mutateAsync({ move, input: { ...inputOf(values), ...(isDespite ? { despite } : {}) } });
      }}
      done={moveWords.done(move, order.status)}
    >
      {isDespite && <Failures title={texts.proof.notCovered} problems={despite} />}
      {asksDespite && order.proof?.state === "unseen" && <Text>{texts.proof.unseen}</Text>}
      <MoneyOfMove order={order} move={move} />
      <MoveFields order={order} fields={fields} form={form} />
      {ahead.problems.length > 0 && <Failures title={moveWords.found} problems={ahead.problems} />}
    </ConfirmForm>
  );
}

/** Shown to the cent before the move (R10.10). */
function MoneyOfMove({
  order: { party, totalCents, feeCents, earningsCents },
  move,
}: {
  order: Order;
  move: OrderMoveOfPeople;
}) {
  const total = formatCents(totalCents);
  const saying = {
    earned: () => moveWords.goesTo(party, total, formatCents(feeCents), formatCents(earningsCents)),
    returned: () => moveWords.goesBack(party, total),
  };
  const money = orderLife.moves[move].button?.money;
  return money ? <Text fw={600}>{saying[money]()}</Text> : null;
}

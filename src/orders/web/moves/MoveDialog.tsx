import { Stack, Text } from "@mantine/core";
import { formatCents } from "#platform/money/money.ts";
import { ConfirmModal } from "#platform/web/components/ConfirmModal.tsx";
import { formErrors } from "#platform/web/components/form/form-errors.ts";
import { notify } from "#platform/web/components/notify.ts";
import type { Order } from "../../contract.ts";
import { moveNamed, type OrderMove } from "../../order.ts";
import { texts } from "../texts.ts";
import { MoveFields } from "./MoveFields.tsx";
import { useMoveForm } from "./use-move-form.ts";
import { useOrderMove } from "./use-order-move.ts";

const words = texts.moves;

type MoveDialogProps = { order: Order; move: OrderMove; opened: boolean; onClose: () => void };

/** Says what a move will do, asks for what it needs, then makes it. What was typed stays when the dialog is closed. */
export function MoveDialog({ order, move, opened, onClose }: MoveDialogProps) {
  const { label, about } = words.of[move];
  const moving = useOrderMove(order);
  const { form, fields, inputOf } = useMoveForm(moveNamed(move).input, {
    publicationUrl: order.publicationUrl ?? "",
    brief: order.brief ?? "",
    publishDateMode: order.publishDateMode,
    publishOn: order.publishOn ?? "",
  });
  // Awaited, since the button may be gone by the time the answer is here: callbacks of `mutate` would go with it.
  const submit = form.onSubmit(async (values) => {
    try {
      await moving.mutateAsync({ move, input: inputOf(values) });
      onClose();
      notify.success(words.done(move, order.status));
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
      cancelLabel={words.back}
    >
      <form onSubmit={submit} noValidate>
        <Stack gap="md">
          <Text>{about}</Text>
          <MoneyOfMove order={order} move={move} />
          <MoveFields order={order} fields={fields} form={form} />
        </Stack>
      </form>
    </ConfirmModal>
  );
}

/** Where the money goes by a move, to the cent, before it is made (R10.10). */
function MoneyOfMove({ order: { totalCents, feeCents, earningsCents }, move }: { order: Order; move: OrderMove }) {
  const total = formatCents(totalCents);
  const saying = {
    earned: () => words.goesTo(total, formatCents(feeCents), formatCents(earningsCents)),
    returned: () => words.goesBack(total),
  };
  const money = moveNamed(move).button?.money;
  return money ? <Text fw={600}>{saying[money]()}</Text> : null;
}

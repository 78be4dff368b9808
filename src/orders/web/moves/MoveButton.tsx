import { Button, Stack, Text, Textarea, TextInput } from "@mantine/core";
import { useForm } from "@mantine/form";
import { useDisclosure } from "@mantine/hooks";
import { messages } from "#platform/contract/messages.ts";
import { webAddress } from "#platform/contract/wire.ts";
import { formatCents } from "#platform/money/money.ts";
import { ConfirmModal } from "#platform/web/components/ConfirmModal.tsx";
import { formErrors } from "#platform/web/components/form-errors.ts";
import { notify } from "#platform/web/components/notify.ts";
import type { Order } from "../../contract.ts";
import { moveNamed, type OrderMove, statusNames } from "../../order.ts";
import { texts } from "../texts.ts";
import { useOrderMove } from "./use-order-move.ts";

const words = texts.moves;

type MoveButtonProps = { order: Order; move: OrderMove; isForward: boolean; disabled: boolean };

/** One move: says what will happen, asks for what it needs, then makes it. What was typed stays when the modal is closed. */
export function MoveButton({ order, move, isForward, disabled }: MoveButtonProps) {
  const [isOpen, { open, close }] = useDisclosure(false);
  const { label, reason: needsReason, to } = moveNamed(move);
  const takesReason = needsReason || move === "cancel";
  const needsUrl = move === "publish";
  const moving = useOrderMove(order);
  const form = useForm({
    initialValues: { reason: "", publicationUrl: order.publicationUrl ?? "" },
    validate: {
      reason: (typed) => (needsReason && typed.trim() === "" ? messages.fill : null),
      publicationUrl: (typed) => (needsUrl && !webAddress().safeParse(typed.trim()).success ? messages.url : null),
    },
  });
  // Awaited, since the button may be gone by the time the answer is here: callbacks of `mutate` would go with it.
  const submit = form.onSubmit(async ({ reason, publicationUrl }) => {
    const input = {
      ...(reason.trim() && { reason: reason.trim() }),
      ...(needsUrl && { publicationUrl: publicationUrl.trim() }),
    };
    try {
      await moving.mutateAsync({ move, input });
      close();
      notify.success(words.done(statusNames[to]));
    } catch (error) {
      formErrors(error, form);
    }
  });
  return (
    <>
      <Button variant={isForward ? "accent" : "secondary"} onClick={open} disabled={disabled} fullWidth>
        {label}
      </Button>
      <ConfirmModal
        opened={isOpen}
        onClose={close}
        title={label}
        confirmLabel={label}
        onConfirm={submit}
        loading={moving.isPending}
        cancelLabel={words.back}
      >
        <form onSubmit={submit} noValidate>
          <Stack gap="md">
            <Text>{words.about[move]}</Text>
            <MoneyOfMove order={order} move={move} />
            {needsUrl && (
              <TextInput
                label={words.publicationUrl}
                description={words.publicationHint(order.mediaDomain)}
                placeholder={`https://${order.mediaDomain}/…`}
                inputMode="url"
                data-autofocus
                {...form.getInputProps("publicationUrl")}
              />
            )}
            {takesReason && (
              <Textarea
                label={needsReason ? words.reason : words.optionalReason}
                description={words.reasonHint}
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
    </>
  );
}

const paying: readonly OrderMove[] = ["accept", "approve", "resolveCompleted"];
const releasing: readonly OrderMove[] = ["reject", "cancel"];

/** Where the money goes by a move, to the cent, before it is made (R10.10). */
function MoneyOfMove({ order: { totalCents, feeCents, earningsCents }, move }: { order: Order; move: OrderMove }) {
  const total = formatCents(totalCents);
  if (paying.includes(move))
    return <Text fw={600}>{words.goesTo(total, formatCents(feeCents), formatCents(earningsCents))}</Text>;
  return releasing.includes(move) ? <Text fw={600}>{words.goesBack(total)}</Text> : null;
}

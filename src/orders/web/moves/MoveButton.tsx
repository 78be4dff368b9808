import { Button, Stack, Text, Textarea, TextInput } from "@mantine/core";
import { useForm } from "@mantine/form";
import { useDisclosure } from "@mantine/hooks";
import { messages } from "#platform/contract/messages.ts";
import { webAddress } from "#platform/contract/wire.ts";
import { ConfirmModal } from "#platform/web/components/ConfirmModal.tsx";
import { formErrors } from "#platform/web/components/form-errors.ts";
import { notify } from "#platform/web/components/notify.ts";
import type { Order } from "../../contract.ts";
import { moveNamed, type OrderMove, statusNames } from "../../order.ts";
import { useOrderMove } from "../api.ts";
import { texts } from "../texts.ts";

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
  const submit = form.onSubmit(({ reason, publicationUrl }) =>
    moving.mutate(
      {
        move,
        input: {
          ...(reason.trim() && { reason: reason.trim() }),
          ...(needsUrl && { publicationUrl: publicationUrl.trim() }),
        },
      },
      {
        onError: (error) => formErrors(error, form),
        onSuccess: () => {
          close();
          notify.success(words.done(statusNames[to]));
        },
      },
    ),
  );
  return (
    <>
      <Button variant={isForward ? "filled" : "default"} onClick={open} disabled={disabled} fullWidth>
        {label}
      </Button>
      <ConfirmModal
        opened={isOpen}
        onClose={close}
        title={label}
        confirmLabel={label}
        onConfirm={submit}
        loading={moving.isPending}
      >
        <form onSubmit={submit} noValidate>
          <Stack gap="md">
            <Text>{words.about[move]}</Text>
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

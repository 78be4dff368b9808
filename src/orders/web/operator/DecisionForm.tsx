import { Button, Radio, Stack, Text, Textarea } from "@mantine/core";
import { useForm } from "@mantine/form";
import { useState } from "react";
import { messages } from "#platform/contract/messages.ts";
import { formatCents } from "#platform/money/money.ts";
import { ConfirmModal } from "#platform/web/components/ConfirmModal.tsx";
import { formErrors } from "#platform/web/components/form/form-errors.ts";
import { MoneyInput } from "#platform/web/components/form/MoneyInput.tsx";
import { notify } from "#platform/web/components/notify.ts";
import { Section } from "#platform/web/components/Section.tsx";
import type { Order } from "../../contract.ts";
import { type DisputeOutcome, disputeOutcomes } from "../../disputes/dispute.ts";
import { moneyOf } from "../../money.ts";
import type { OrderMove } from "../../order.ts";
import { offeredMoves } from "../moves/offered-moves.ts";
import { useOrderMove } from "../moves/use-order-move.ts";
import { texts } from "../texts.ts";

const words = texts.disputes.form;

type Values = { outcome: DisputeOutcome; refundCents: number | undefined; reason: string };

/** How an operator decides: complete, refund or split by amount, with what each side gets to the cent, and why. */
export function DecisionForm({ order }: { order: Order }) {
  const [isConfirming, setConfirming] = useState(false);
  const moving = useOrderMove(order);
  const form = useForm<Values>({
    initialValues: { outcome: "completed", refundCents: undefined, reason: "" },
    validate: (values) => ({
      reason: values.reason.trim() ? null : messages.fill,
      refundCents: values.outcome === "split" ? splitProblem(values.refundCents, order.totalCents ?? 0) : null,
    }),
  });
  const [pay, refund] = offeredMoves(order, "decision");
  if (!pay || !refund) return null;
  const { outcome, refundCents, reason } = form.values;
  const move: OrderMove = outcome === "completed" ? pay.name : refund.name;
  const decide = async () => {
    const input = { reason: reason.trim(), ...(outcome === "split" ? { refundCents } : {}) };
    try {
      await moving.mutateAsync({ move, input });
      notify.success(words.done);
    } catch (error) {
      formErrors(error, form);
    }
    setConfirming(false);
  };
  return (
    <Section title={words.title}>
      <form onSubmit={form.onSubmit(() => setConfirming(true))} noValidate>
        <Stack gap="md">
          <Radio.Group label={words.outcome} {...form.getInputProps("outcome")}>
            <Stack gap="xs" mt={6}>
              {disputeOutcomes.map((name) => (
                <Radio key={name} value={name} label={words.outcomes[name]} />
              ))}
            </Stack>
          </Radio.Group>
          {outcome === "split" && (
            <MoneyInput
              label={words.amount}
              description={words.amountHint(formatCents(order.totalCents))}
              {...form.getInputProps("refundCents")}
            />
          )}
          <Consequence order={order} values={form.values} />
          <Textarea
            label={words.reason}
            description={words.reasonHint}
            autosize
            minRows={4}
            maxLength={2_000}
            {...form.getInputProps("reason")}
          />
          <Button type="submit" disabled={pay.refusal !== undefined}>
            {words.submit}
          </Button>
          {pay.refusal && (
            <Text fz="sm" c="dimmed">
              {pay.refusal}
            </Text>
          )}
        </Stack>
      </form>
      <ConfirmModal
        opened={isConfirming}
        onClose={() => setConfirming(false)}
        title={words.confirm}
        confirmLabel={words.submit}
        onConfirm={() => void decide()}
        loading={moving.isPending}
      >
        <Consequence order={order} values={form.values} />
        <Text mt="sm">{words.final}</Text>
      </ConfirmModal>
    </Section>
  );
}

function splitProblem(refundCents: number | undefined, totalCents: number): string | null {
  if (refundCents === undefined) return messages.fill;
  if (!Number.isSafeInteger(refundCents) || refundCents < 1) return messages.wrongValue;
  return refundCents < totalCents ? null : messages.atMost(formatCents(totalCents - 1));
}

/** Who gets what, to the cent, before it is decided (R10.10). */
function Consequence({ order, values: { outcome, refundCents = 0 } }: { order: Order; values: Values }) {
  const { totalCents, feeBasisPoints } = order;
  if (totalCents === null || feeBasisPoints === null) return null;
  const returned = { completed: 0, refunded: totalCents, split: refundCents }[outcome];
  if (!Number.isSafeInteger(returned) || returned > totalCents) return null;
  const { earningsCents, feeCents } = moneyOf({ ...order, totalCents, feeBasisPoints }, returned);
  return (
    <Text fz="sm" fw={600}>
      {words.gets(formatCents(returned), formatCents(earningsCents), formatCents(feeCents))}
    </Text>
  );
}

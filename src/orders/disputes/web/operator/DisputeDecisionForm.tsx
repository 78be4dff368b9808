import { Button, Radio, Stack, Text, Textarea } from "@mantine/core";
import { useForm } from "@mantine/form";
import { useState } from "react";
import { messages } from "#platform/contract/messages.ts";
import { formatCents, shareOf } from "#platform/money/money.ts";
import { ConfirmModal } from "#platform/web/components/confirmation/ConfirmModal.tsx";
import { formErrors } from "#platform/web/components/form/form-errors.ts";
import { MoneyInput } from "#platform/web/components/form/MoneyInput.tsx";
import { notify } from "#platform/web/components/notify.ts";
import { Section } from "#platform/web/components/Section.tsx";
import type { MoveInput } from "../../../moves/move-input.ts";
import { type DisputeOutcome, disputeOutcomes } from "../../dispute.ts";
import { texts } from "../texts.ts";

const decisionWords = texts.form;

type Values = { outcome: DisputeOutcome; refundCents: number | undefined; reason: string };

/** Cents. */
type DecisionFormProps = {
  totalCents: number;
  feeBasisPoints: number;
  refusal: string | undefined;
  decide: (outcome: DisputeOutcome, input: MoveInput) => Promise<unknown>;
  isDeciding: boolean;
};

export function DisputeDecisionForm(props: DecisionFormProps) {
  const { totalCents, refusal } = props;
  const { form, isConfirming, setConfirming, decide } = useDecision(props);
  const { outcome } = form.values;
  return (
    <Section title={decisionWords.title}>
      <form onSubmit={form.onSubmit(() => setConfirming(true))} noValidate>
        <Stack gap="md">
          <Radio.Group label={decisionWords.outcome} {...form.getInputProps("outcome")}>
            <Stack gap="xs" mt={6}>
              {disputeOutcomes.map((name) => (
                <Radio key={name} value={name} label={decisionWords.outcomes[name]} />
              ))}
            </Stack>
          </Radio.Group>
          {outcome === "split" && (
            <MoneyInput
              label={decisionWords.amount}
              description={decisionWords.amountHint(formatCents(totalCents))}
              {...form.getInputProps("refundCents")}
            />
          )}
          <Consequence {...props} values={form.values} />
          <Textarea
            label={decisionWords.reason}
            description={decisionWords.reasonHint}
            minRows={4}
            maxLength={2_000}
            {...form.getInputProps("reason")}
          />
          <Button type="submit" disabled={refusal !== undefined}>
            {decisionWords.submit}
          </Button>
          {refusal && (
            <Text fz="sm" c="dimmed">
              {refusal}
            </Text>
          )}
        </Stack>
      </form>
      <ConfirmModal
        opened={isConfirming}
        onClose={() => setConfirming(false)}
        title={decisionWords.confirm}
        confirmLabel={decisionWords.submit}
        onConfirm={() => void decide()}
        loading={props.isDeciding}
      >
        <Consequence {...props} values={form.values} />
        <Text mt="sm">{decisionWords.final}</Text>
      </ConfirmModal>
    </Section>
  );
}

function useDecision({ totalCents, decide: send }: DecisionFormProps) {
  const [isConfirming, setConfirming] = useState(false);
  const form = useForm<Values>({
    initialValues: { outcome: "completed", refundCents: undefined, reason: "" },
    validate: (values) => ({
      reason: values.reason.trim() ? null : messages.fill,
      refundCents: values.outcome === "split" ? splitProblem(values.refundCents, totalCents) : null,
    }),
  });
  const { outcome, refundCents, reason } = form.values;
  const decide = async () => {
    const input = { reason: reason.trim(), ...(outcome === "split" ? { refundCents } : {}) };
    try {
      await send(outcome, input);
      notify.success(decisionWords.done);
    } catch (error) {
      formErrors(error, form);
    }
    setConfirming(false);
  };
  return { form, isConfirming, setConfirming, decide };
}

function splitProblem(refundCents: number | undefined, totalCents: number): string | null {
  if (refundCents === undefined) return messages.fill;
  if (!Number.isSafeInteger(refundCents) || refundCents < 1) return messages.wrongValue;
  return refundCents < totalCents ? null : messages.atMost(formatCents(totalCents - 1));
}

type ConsequenceProps = Pick<DecisionFormProps, "totalCents" | "feeBasisPoints"> & { values: Values };

/** Split to the cent, shown before the decision (R10.10). */
function Consequence({ totalCents, feeBasisPoints, values: { outcome, refundCents = 0 } }: ConsequenceProps) {
  const returned = { completed: 0, refunded: totalCents, split: refundCents }[outcome];
  if (!Number.isSafeInteger(returned) || returned > totalCents) return null;
  const feeCents = shareOf(totalCents - returned, feeBasisPoints);
  return (
    <Text fz="sm" fw={600}>
      {decisionWords.gets(formatCents(returned), formatCents(totalCents - returned - feeCents), formatCents(feeCents))}
    </Text>
  );
}

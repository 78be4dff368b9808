import { Button, Radio, Stack, Text, Textarea } from "@mantine/core";
import { useForm } from "@mantine/form";
import { useState } from "react";
import { messages } from "#platform/contract/messages.ts";
import { formatCents } from "#platform/money/money.ts";
import { ConfirmModal } from "#platform/web/components/confirmation/ConfirmModal.tsx";
import { formErrors } from "#platform/web/components/form/form-errors.ts";
import { MoneyInput } from "#platform/web/components/form/MoneyInput.tsx";
import { notify } from "#platform/web/components/notify.ts";
import { Section } from "#platform/web/components/Section.tsx";
import type { MoveInput } from "../../../moves/move-input.ts";
import { type DisputeOutcome, disputeOutcomes } from "../../dispute.ts";
import { texts } from "../texts.ts";
import { DividedMoney } from "./DividedMoney.tsx";
import { type Division, divided } from "./divided.ts";

const decisionWords = texts.form;

/** Nothing is chosen before the operator chooses: money goes by this form. */
type Values = { outcome: DisputeOutcome | ""; refundCents: number | undefined; reason: string };

/** Cents. */
type DecisionFormProps = {
  totalCents: number;
  feeBasisPoints: number;
  clientName: string;
  publisherName: string;
  refusal: string | undefined;
  decide: (outcome: DisputeOutcome, input: MoveInput) => Promise<unknown>;
  isDeciding: boolean;
};

export function DisputeDecisionForm(props: DecisionFormProps) {
  const { totalCents, feeBasisPoints, refusal } = props;
  const { form, isConfirming, setConfirming, decide } = useDecision(props);
  const { outcome, refundCents } = form.values;
  const money = outcome === "" ? undefined : divided(outcome, refundCents, totalCents, feeBasisPoints);
  const label = decisionWords.submit(
    outcome || undefined,
    money && formatCents(money.returnedCents),
    money && formatCents(totalCents - money.returnedCents),
  );
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
          <DividedMoney {...props} money={money} />
          {outcome === "split" && (
            <MoneyInput
              label={decisionWords.amount}
              description={decisionWords.amountHint(formatCents(totalCents))}
              {...form.getInputProps("refundCents")}
            />
          )}
          <Textarea
            label={decisionWords.reason}
            description={decisionWords.reasonHint}
            minRows={3}
            maxLength={2_000}
            {...form.getInputProps("reason")}
          />
          <Button type="submit" variant="accent" size="big" fullWidth disabled={refusal !== undefined}>
            {label}
          </Button>
          <Text fz="sm" c="dimmed">
            {refusal ?? decisionWords.final}
          </Text>
        </Stack>
      </form>
      <ConfirmDecision
        opened={isConfirming}
        onClose={() => setConfirming(false)}
        label={label}
        money={money}
        onConfirm={() => void decide()}
        isDeciding={props.isDeciding}
      />
    </Section>
  );
}

type ConfirmDecisionProps = {
  opened: boolean;
  onClose: () => void;
  label: string;
  money: Division | undefined;
  onConfirm: () => void;
  isDeciding: boolean;
};

function ConfirmDecision({ label, money, isDeciding, ...modal }: ConfirmDecisionProps) {
  return (
    <ConfirmModal title={decisionWords.confirm} confirmLabel={label} loading={isDeciding} {...modal}>
      {money && (
        <Text fw={600}>
          {decisionWords.gets(
            formatCents(money.returnedCents),
            formatCents(money.earnedCents),
            formatCents(money.feeCents),
          )}
        </Text>
      )}
      <Text mt="sm">{decisionWords.final}</Text>
    </ConfirmModal>
  );
}

function useDecision({ totalCents, decide: send }: DecisionFormProps) {
  const [isConfirming, setConfirming] = useState(false);
  const form = useForm<Values>({
    initialValues: { outcome: "", refundCents: undefined, reason: "" },
    validate: (values) => ({
      outcome: values.outcome ? null : messages.choose,
      reason: values.reason.trim() ? null : messages.fill,
      refundCents: values.outcome === "split" ? splitProblem(values.refundCents, totalCents) : null,
    }),
  });
  const { outcome, refundCents, reason } = form.values;
  const decide = async () => {
    if (outcome === "") return;
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

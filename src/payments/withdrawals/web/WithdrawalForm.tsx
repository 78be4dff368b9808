import { Button, Card, Radio, Stack } from "@mantine/core";
import { type FormErrors, useForm } from "@mantine/form";
import { useNavigate } from "@tanstack/react-router";
import { idOf } from "#platform/contract/iri.ts";
import { formatCents } from "#platform/money/money.ts";
import { DecisionCard } from "#platform/web/components/DecisionCard.tsx";
import { MoneyInput } from "#platform/web/components/form/MoneyInput.tsx";
import { submittingChecked } from "#platform/web/components/form/submitting.ts";
import { type NamedCents, Sums } from "#platform/web/components/Sums.tsx";
import { WithAside } from "#platform/web/components/WithAside.tsx";
import type { WithdrawalTerms } from "../contract.ts";
import type { Payee } from "../payee.ts";
import type { WithdrawalMethod } from "../withdrawal.ts";
import { requestWithdrawal } from "./api.ts";
import { MethodChoice } from "./MethodChoice.tsx";
import { emptyPayee, PayeeFields } from "./PayeeFields.tsx";
import { texts } from "./texts.ts";

/** Shows fee and payout before the person asks (R2.17). */
export function WithdrawalForm({ terms }: { terms: WithdrawalTerms }) {
  const { minimumCents, withdrawableCents, feeCents, lastPayee } = terms;
  const { form, amountCents, submit } = useWithdrawalForm(terms);
  const { method, account } = form.values;
  const isTransfer = method === "transfer";
  const isMissing = !isTransfer && !terms.provider?.canBePaid;
  const rows: NamedCents[] = [
    [texts.withdrawal, amountCents || 0],
    [texts.fee, -feeCents],
    [texts.arrives, Math.max(0, (amountCents || 0) - feeCents)],
  ];
  const button = (
    <Button
      type="submit"
      variant="accent"
      size="big"
      fullWidth
      loading={form.submitting}
      disabled={isMissing || withdrawableCents < minimumCents}
    >
      {texts.action}
    </Button>
  );
  return (
    <form onSubmit={submit} noValidate>
      <WithAside
        aside={
          <DecisionCard action={button} note={isTransfer ? `${texts.sealed} ${texts.proof}` : texts.proof}>
            <Sums rows={rows} total={texts.arrives} totalSize="lg" />
          </DecisionCard>
        }
      >
        <Card withBorder p="lg">
          <Stack gap="xl">
            <MoneyInput
              label={texts.amount}
              description={texts.amountHint(...rangeOf(terms))}
              size="md"
              required
              {...form.getInputProps("amountCents")}
              value={amountCents}
            />
            <MethodChoice terms={terms} chosen={method} {...form.getInputProps("method")} />
            {isTransfer && lastPayee && (
              <Radio.Group label={texts.account} {...form.getInputProps("account")}>
                <Stack gap="xs" mt="xs">
                  <Radio value="last" label={texts.sameAccount(lastPayee.holder, lastPayee.account)} />
                  <Radio value="other" label={texts.otherAccount} />
                </Stack>
              </Radio.Group>
            )}
            {isTransfer && account === "other" && (
              <PayeeFields fieldOf={(name) => form.getInputProps(`payee.${name}`)} />
            )}
          </Stack>
        </Card>
      </WithAside>
    </form>
  );
}

type WithdrawalValues = {
  method: WithdrawalMethod;
  /** All that is there, until somebody types. */
  amountCents: number | undefined | "all";
  account: "last" | "other";
  payee: Payee;
};

function useWithdrawalForm(terms: WithdrawalTerms) {
  const navigate = useNavigate();
  const form = useForm<WithdrawalValues>({
    initialValues: {
      method: terms.provider?.canBePaid ? "provider" : "transfer",
      amountCents: "all",
      account: terms.lastPayee ? "last" : "other",
      payee: emptyPayee,
    },
  });
  const problemsOf = async (values: WithdrawalValues): Promise<FormErrors> => ({
    ...(isWithin(amountOf(values, terms), terms) ? {} : { amountCents: texts.amountHint(...rangeOf(terms)) }),
    ...(namesPayee(values) ? (await import("./payee-problems.ts")).payeeProblems(values.payee, "payee") : {}),
  });
  const submit = submittingChecked(form, problemsOf, async (values) => {
    const payee = namesPayee(values) ? { payee: values.payee } : {};
    const organization = idOf(terms.organization);
    const asked = { organization, method: values.method, amountCents: amountOf(values, terms) ?? 0, ...payee };
    const { id } = await requestWithdrawal(asked);
    await navigate({ to: "/withdrawal/pending", search: { id } });
  });
  return { form, amountCents: amountOf(form.values, terms), submit };
}

const amountOf = ({ amountCents }: WithdrawalValues, { withdrawableCents }: WithdrawalTerms): number | undefined =>
  amountCents === "all" ? withdrawableCents : amountCents;

const namesPayee = ({ method, account }: WithdrawalValues): boolean => method === "transfer" && account === "other";

const rangeOf = ({ minimumCents, withdrawableCents }: WithdrawalTerms): [string, string] => [
  formatCents(minimumCents),
  formatCents(withdrawableCents),
];

const isWithin = (cents: number | undefined, { minimumCents, withdrawableCents }: WithdrawalTerms): boolean =>
  cents !== undefined && cents >= minimumCents && cents <= withdrawableCents;

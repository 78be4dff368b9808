import { Button, Group, Radio, Stack, Text } from "@mantine/core";
import { useForm } from "@mantine/form";
import { useNavigate } from "@tanstack/react-router";
import { idOf } from "#platform/contract/wire.ts";
import { formatCents } from "#platform/money/money.ts";
import { formErrors } from "#platform/web/components/form/form-errors.ts";
import { MoneyInput } from "#platform/web/components/form/MoneyInput.tsx";
import { type NamedCents, Sums } from "#platform/web/components/Sums.tsx";
import type { WithdrawalTerms } from "../contract.ts";
import { requestWithdrawal } from "./api.ts";
import { emptyPayee, PayeeFields, payeeProblems } from "./PayeeFields.tsx";
import { texts } from "./texts.ts";

/** Asks for the amount and the account; what is paid and what it costs stands there before (R2.17). */
export function WithdrawalForm({ terms }: { terms: WithdrawalTerms }) {
  const { minimumCents, withdrawableCents, feeCents, lastPayee } = terms;
  const navigate = useNavigate();
  const form = useForm({
    initialValues: {
      amountCents: withdrawableCents as number | undefined,
      account: lastPayee ? "last" : "other",
      payee: emptyPayee,
    },
    validate: ({ amountCents, account, payee }) => ({
      ...(isWithin(amountCents, terms) ? {} : { amountCents: texts.amountHint(...rangeOf(terms)) }),
      ...(account === "other" ? payeeProblems(payee, "payee") : {}),
    }),
  });
  const { amountCents, account } = form.values;
  const submit = form.onSubmit(async (values) => {
    const payee = values.account === "other" ? { payee: values.payee } : {};
    try {
      const organization = idOf(terms.organization);
      const { id } = await requestWithdrawal({ organization, amountCents: values.amountCents ?? 0, ...payee });
      await navigate({ to: "/withdrawal/pending", search: { id } });
    } catch (error) {
      formErrors(error, form);
    }
  });
  const rows: NamedCents[] = [
    [texts.withdrawal, amountCents || 0],
    [texts.fee, -feeCents],
    [texts.arrives, Math.max(0, (amountCents || 0) - feeCents)],
  ];
  return (
    <form onSubmit={submit} noValidate>
      <Stack gap="lg">
        <Stack gap="xs">
          <MoneyInput
            key={amountCents === withdrawableCents ? "all" : "typed"}
            label={texts.amount}
            description={texts.amountHint(...rangeOf(terms))}
            size="md"
            required
            {...form.getInputProps("amountCents")}
          />
        </Stack>
        {lastPayee && (
          <Radio.Group label={texts.account} {...form.getInputProps("account")}>
            <Stack gap="xs" mt="xs">
              <Radio value="last" label={texts.sameAccount(lastPayee.holder, lastPayee.account)} />
              <Radio value="other" label={texts.otherAccount} />
            </Stack>
          </Radio.Group>
        )}
        {account === "other" && <PayeeFields fieldOf={(name) => form.getInputProps(`payee.${name}`)} />}
        <Sums rows={rows} total={texts.arrives} />
        <Text fz="sm" c="dimmed">
          {texts.sealed} {texts.proof}
        </Text>
        <Group justify="flex-end">
          <Button type="submit" size="big" loading={form.submitting} disabled={withdrawableCents < minimumCents}>
            {texts.action}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}

const rangeOf = ({ minimumCents, withdrawableCents }: WithdrawalTerms): [string, string] => [
  formatCents(minimumCents),
  formatCents(withdrawableCents),
];

const isWithin = (cents: number | undefined, { minimumCents, withdrawableCents }: WithdrawalTerms): boolean =>
  cents !== undefined && cents >= minimumCents && cents <= withdrawableCents;

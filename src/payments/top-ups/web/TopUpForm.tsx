import { Button, Card, Group, Radio, Stack, TextInput } from "@mantine/core";
import { type UseFormReturnType, useForm } from "@mantine/form";
import { useQuery } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { formatCents, parseDollars } from "#platform/money/money.ts";
import { DecisionCard } from "#platform/web/components/DecisionCard.tsx";
import { submittingChecked } from "#platform/web/components/form/submitting.ts";
import { WayRow, WayRows } from "#platform/web/components/form/Ways.tsx";
import { type NamedCents, Sums } from "#platform/web/components/Sums.tsx";
import { WithAside } from "#platform/web/components/WithAside.tsx";
import { walletQuery } from "#wallet/web/api.ts";
import { type TopUpMethod, topUpMaximumCents, topUpMinimumCents } from "../ways-to-pay.ts";
import { rememberReturnPath } from "./return-path.ts";
import { texts } from "./texts.ts";
import { useCartNeeds } from "./use-cart-needs.ts";
import { useStartTopUp } from "./use-start-top-up.ts";

const commonAmountsCents = [100_00, 500_00, 1_000_00, 5_000_00];
const asTyped = (cents: number) => formatCents(cents).slice(1);

type TopUpFormProps = {
  organization: { id: string; name: string };
  amountCents: number | undefined;
  returnPath: string | undefined;
  methods: readonly TopUpMethod[];
};

/** Leads to the top-up's page, which goes on to the provider. */
export function TopUpForm({ organization, amountCents, returnPath, methods }: TopUpFormProps) {
  const navigate = useNavigate();
  const startTopUp = useStartTopUp();
  const form = useForm({
    initialValues: {
      amountCents: amountCents ? asTyped(Math.max(amountCents, topUpMinimumCents)) : "",
      method: methods[0] ?? "provider",
    },
  });
  const typedCents = parseDollars(form.values.amountCents);

  const submit = submittingChecked(
    form,
    async ({ amountCents: typed }) => (await import("./amount-problems.ts")).amountProblems(typed),
    async ({ amountCents: typed, method }) => {
      const amount = parseDollars(typed) ?? 0;
      const { id } = await startTopUp.mutateAsync({ organization: organization.id, amountCents: amount, method });
      rememberReturnPath(id, returnPath);
      await navigate({ to: "/top-up/$id", params: { id }, search: { start: "yes" } });
    },
  );

  return (
    <form onSubmit={submit} noValidate>
      <WithAside
        aside={
          <DecisionCard
            note={texts.methods[form.values.method].text}
            action={
              <Button type="submit" variant="accent" size="big" fullWidth loading={form.submitting}>
                {texts.submits[form.values.method]}
              </Button>
            }
          >
            <Sum organizationId={organization.id} addedCents={typedCents ?? 0} />
          </DecisionCard>
        }
      >
        <Card withBorder p="lg">
          <Stack gap="xl">
            <AmountField form={form} organizationId={organization.id} />
            <MethodField form={form} methods={methods} />
          </Stack>
        </Card>
      </WithAside>
    </form>
  );
}

type TopUpFormFields = UseFormReturnType<{ amountCents: string; method: TopUpMethod }>;

function AmountField({ form, organizationId }: { form: TopUpFormFields; organizationId: string }) {
  const cartNeedsCents = useCartNeeds(organizationId);
  return (
    <Stack gap="xs">
      <TextInput
        label={texts.amount}
        description={texts.amountHint(formatCents(topUpMinimumCents), formatCents(topUpMaximumCents))}
        leftSection="$"
        inputMode="decimal"
        autoComplete="off"
        required
        size="md"
        data-autofocus
        {...form.getInputProps("amountCents")}
      />
      <Group gap="xs">
        {cartNeedsCents !== undefined && (
          <Button variant="secondary" onClick={() => form.setFieldValue("amountCents", asTyped(cartNeedsCents))}>
            {texts.cartNeeds(formatCents(cartNeedsCents))}
          </Button>
        )}
        {commonAmountsCents.map((cents) => (
          <Button key={cents} variant="secondary" onClick={() => form.setFieldValue("amountCents", asTyped(cents))}>
            {formatCents(cents)}
          </Button>
        ))}
      </Group>
    </Stack>
  );
}

function MethodField({ form, methods }: { form: TopUpFormFields; methods: readonly TopUpMethod[] }) {
  return (
    <Radio.Group label={texts.method} {...form.getInputProps("method")}>
      <WayRows>
        {methods.map((method) => (
          <WayRow key={method} isChosen={form.values.method === method}>
            <Radio value={method} label={texts.methods[method].name} description={texts.methods[method].hint} />
          </WayRow>
        ))}
      </WayRows>
    </Radio.Group>
  );
}

function Sum({ organizationId, addedCents }: { organizationId: string; addedCents: number }) {
  const { data: wallet } = useQuery(walletQuery(organizationId));
  const rows: NamedCents[] = [
    [texts.availableNow, wallet?.availableCents],
    [texts.thisTopUp, addedCents],
    [texts.availableThen, wallet && wallet.availableCents + addedCents],
  ];
  return <Sums rows={rows} total={texts.availableThen} totalSize="lg" />;
}

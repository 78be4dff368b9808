import { Button, Group, Stack, Text, TextInput } from "@mantine/core";
import { schemaResolver, useForm } from "@mantine/form";
import { useQuery } from "@tanstack/react-query";
import { formatCents } from "#platform/money/money.ts";
import { submitting } from "#platform/web/components/form/submitting.ts";
import { notify } from "#platform/web/components/notify.ts";
import { Part } from "#platform/web/components/Part.tsx";
import { dayInWords } from "#platform/words/day-words.ts";
import { redemptionInput, type VoucherRedemption } from "../contract.ts";
import { redemptionsQuery, tryCode } from "./api.ts";
import { texts } from "./texts.ts";

/** The result shows at the field; earlier redemptions stand below. */
export function RedeemVoucher({ organizationId }: { organizationId: string }) {
  const form = useForm({
    initialValues: { code: "" },
    validate: schemaResolver(redemptionInput.pick({ code: true }), { sync: true }),
  });
  const submit = submitting(form, async ({ code }) => {
    const { outcome, message, amountCents, endsAt } = await tryCode({ organization: organizationId, code });
    if (outcome !== "redeemed") return form.setFieldError("code", message);
    form.reset();
    notify.success(texts.redeemed(formatCents(amountCents), dayInWords(endsAt ?? "")));
  });
  return (
    <Part title={texts.redeem} text={texts.redeemText}>
      <form onSubmit={submit} noValidate>
        <Group align="flex-start" gap="sm">
          <TextInput aria-label={texts.code} placeholder={texts.code} w={260} {...form.getInputProps("code")} />
          <Button type="submit" variant="secondary" loading={form.submitting}>
            {texts.redeemSubmit}
          </Button>
        </Group>
      </form>
      <Redeemed organizationId={organizationId} />
    </Part>
  );
}

function Redeemed({ organizationId }: { organizationId: string }) {
  const { data } = useQuery(redemptionsQuery(organizationId));
  if (!data || data.items.length === 0) return null;
  return (
    <Stack gap={4}>
      {data.items.map((redemption) => (
        <Text key={redemption.id} fz="sm" c="dimmed">
          {inWords(redemption)}
        </Text>
      ))}
    </Stack>
  );
}

function inWords({ code, amountCents, endsAt, unspentCents }: VoucherRedemption): string {
  const amount = formatCents(amountCents);
  if (unspentCents !== null) return texts.ownEnded(code, amount, formatCents(unspentCents));
  return texts.own(code, amount, dayInWords(endsAt ?? ""));
}

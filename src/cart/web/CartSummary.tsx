import { Card, Stack, Text, Title } from "@mantine/core";
import { placeRoleMay } from "#accounts/permissions.ts";
import { LowBalance } from "#payments/top-ups/web/LowBalance.tsx";
import { texts as topUpTexts } from "#payments/top-ups/web/texts.ts";
import { idOf } from "#platform/contract/iri.ts";
import { type NamedCents, Sums } from "#platform/web/components/Sums.tsx";
import type { Cart } from "../contract.ts";
import { BookButton } from "./BookButton.tsx";
import classes from "./cart.module.css";
import { texts } from "./texts.ts";

const summaryWords = texts.summary;

export function CartSummary({ cart, isDateMissing }: { cart: Cart; isDateMissing: boolean }) {
  const { showsAmounts, totalCents } = cart;
  const [availableCents, shortByCents] = [cart.availableCents ?? 0, cart.shortByCents ?? 0];
  const mayBook = placeRoleMay(cart.role, "project", "cart.book");
  const rows: NamedCents[] = [
    [summaryWords.total, totalCents],
    [summaryWords.fee, cart.feeCents],
    [summaryWords.available, cart.availableCents],
    ...(cart.budgetLeftCents === null ? [] : [[summaryWords.budgetLeft, cart.budgetLeftCents] as NamedCents]),
    ...(shortByCents > 0 ? [] : [[summaryWords.after, availableCents - (totalCents ?? 0)] as NamedCents]),
  ];
  return (
    <Card component="section" withBorder p="lg" className={classes.summary} aria-label={summaryWords.title}>
      <Stack gap="md">
        <Title order={2}>{summaryWords.title}</Title>
        {showsAmounts && <Sums rows={rows} total={summaryWords.total} totalSize="lg" />}
        {mayBook && shortByCents > 0 && <Short cart={cart} />}
        {mayBook && <BookButton cart={cart} isDateMissing={isDateMissing} />}
        <Text fz="sm" c="dimmed">
          {`${summaryWords.feeText} ${summaryWords.heldText}`}
        </Text>
      </Stack>
    </Card>
  );
}

/** The wording differs while new conditions await acceptance (R8.1). */
function Short({ cart: { id, lines, shortByCents, organization } }: { cart: Cart }) {
  const isChanged = lines.some(({ available, changed }) => available && changed);
  return (
    <LowBalance
      missingCents={shortByCents ?? 0}
      text={isChanged ? topUpTexts.lowBalance.newConditions : summaryWords.shortText}
      organization={idOf(organization)}
      returnPath={`/cart/${id}`}
    />
  );
}

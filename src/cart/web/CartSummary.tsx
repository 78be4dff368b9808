import { Card, Stack, Text, Title } from "@mantine/core";
import { LowBalance } from "#payments/web/LowBalance.tsx";
import { idOf } from "#platform/contract/wire.ts";
import { type NamedCents, Sums } from "#platform/web/components/Sums.tsx";
import { texts as walletTexts } from "#wallet/web/texts.ts";
import type { Cart } from "../contract.ts";
import { BookButton } from "./BookButton.tsx";
import classes from "./cart.module.css";
import { texts } from "./texts.ts";

const words = texts.summary;

/** The sum of a cart against the balance, and the one click that books it. */
export function CartSummary({ cart, isDateMissing }: { cart: Cart; isDateMissing: boolean }) {
  const { lines, totalCents, availableCents, shortByCents } = cart;
  const rows: NamedCents[] = [
    [words.total, totalCents],
    [words.available, availableCents],
    ...(shortByCents > 0 ? [] : [[words.after, availableCents - totalCents] as NamedCents]),
  ];
  return (
    <Card component="section" withBorder p="lg" className={classes.summary} aria-label={words.title}>
      <Stack gap="md">
        <div>
          <Title order={2} fz={17}>
            {words.title}
          </Title>
          <Text fz="sm" c="dimmed">
            {texts.lines(lines.length)}
          </Text>
        </div>
        <Sums rows={rows} total={words.total} totalSize="lg" />
        {shortByCents > 0 && <Short cart={cart} />}
        <BookButton cart={cart} isDateMissing={isDateMissing} />
        <Text fz="sm" c="dimmed">
          {`${words.feeText} ${words.heldText}`}
        </Text>
      </Stack>
    </Card>
  );
}

/** What is missing; in other words while a publisher's new conditions are not accepted yet (R8.1). */
function Short({ cart: { id, lines, shortByCents, organization } }: { cart: Cart }) {
  const isChanged = lines.some(({ available, changed }) => available && changed);
  return (
    <LowBalance
      missingCents={shortByCents}
      text={isChanged ? walletTexts.lowBalance.newConditions : words.shortText}
      organization={idOf(organization)}
      returnPath={`/cart/${id}`}
    />
  );
}

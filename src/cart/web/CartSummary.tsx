import { Alert, Card, Stack, Table, Text, Title } from "@mantine/core";
import { formatCents } from "#platform/money/money.ts";
import { ButtonLink } from "#platform/web/components/links.tsx";
import { Money } from "#platform/web/components/Money.tsx";
import { topUpMinimumCents } from "#wallet/contract.ts";
import type { Cart } from "../contract.ts";
import { BookButton } from "./BookButton.tsx";
import classes from "./cart.module.css";
import { texts } from "./texts.ts";

const words = texts.summary;

/** The sum of a cart against the balance, and the one click that books it. */
export function CartSummary({ cart, isDateMissing }: { cart: Cart; isDateMissing: boolean }) {
  const { lines, totalCents, availableCents, shortByCents } = cart;
  const rows: [name: string, cents: number][] = [
    [words.total, totalCents],
    [words.available, availableCents],
    ...(shortByCents > 0 ? [] : [[words.after, availableCents - totalCents] as [string, number]]),
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
        <Table withRowBorders={false} verticalSpacing={4} horizontalSpacing={0}>
          <Table.Tbody>
            {rows.map(([name, cents]) => (
              <Table.Tr
                key={name}
                fw={name === words.total ? 650 : undefined}
                fz={name === words.total ? "lg" : undefined}
              >
                <Table.Th fw="inherit">{name}</Table.Th>
                <Table.Td ta="right">
                  <Money cents={cents} />
                </Table.Td>
              </Table.Tr>
            ))}
          </Table.Tbody>
        </Table>
        {shortByCents > 0 && <Short cart={cart} />}
        <BookButton cart={cart} isDateMissing={isDateMissing} />
        <Text fz="sm" c="dimmed">
          {`${words.feeText} ${words.heldText}`}
        </Text>
      </Stack>
    </Card>
  );
}

/** What is missing, and the way to it; in other words while a publisher's new conditions are not accepted yet (R8.1). */
function Short({ cart: { id, lines, shortByCents } }: { cart: Cart }) {
  const amount = Math.max(shortByCents, topUpMinimumCents);
  const isChanged = lines.some(({ available, changed }) => available && changed);
  return (
    <Alert color="yellow" variant="light">
      <Text fw={600}>{words.short(formatCents(shortByCents))}</Text>
      <Text fz="sm">{isChanged ? words.shortChangedText : words.shortText}</Text>
      <ButtonLink to="/top-up" search={{ amount, return: `/cart/${id}` }} mt="sm" fullWidth>
        {words.topUp(formatCents(amount))}
      </ButtonLink>
    </Alert>
  );
}

import { Card, SimpleGrid, Skeleton, Text } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { Money } from "#platform/web/components/Money.tsx";
import { QueryState } from "#platform/web/components/QueryState.tsx";
import type { Wallet } from "../contract.ts";
import { walletQuery } from "./api.ts";
import { texts } from "./texts.ts";

const words = texts.billing;

/** An organization's balances, side by side. */
export function Balances({ organizationId }: { organizationId: string }) {
  const query = useQuery(walletQuery(organizationId));
  return (
    <section aria-label={words.balances}>
      <QueryState query={query} inline skeleton={<Skeleton height={124} />}>
        {(wallet) => (
          <SimpleGrid cols={{ base: 1, xs: 2, md: wallet.payoutInTransitCents === 0 ? 3 : 4 }}>
            {balancesOf(wallet).map(([name, cents, text]) => (
              <Card key={name} withBorder p="lg">
                <Text fz="sm" c="dimmed">
                  {name}
                </Text>
                <Text fz={28} fw={650} lh={1.3}>
                  <Money cents={cents} />
                </Text>
                <Text fz="sm" c="dimmed">
                  {text}
                </Text>
              </Card>
            ))}
          </SimpleGrid>
        )}
      </QueryState>
    </section>
  );
}

function balancesOf(wallet: Wallet): [name: string, cents: number, text: string][] {
  const inTransit: [string, number, string] = [words.inTransit, wallet.payoutInTransitCents, words.inTransitText];
  return [
    [words.available, wallet.availableCents, words.availableText],
    [words.held, wallet.heldCents, words.heldText],
    [words.earnings, wallet.earningsCents, words.earningsText],
    ...(wallet.payoutInTransitCents === 0 ? [] : [inTransit]),
  ];
}

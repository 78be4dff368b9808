import { Alert, Card, Stack, Text, Title } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import type { Order } from "#orders/contract.ts";
import { QueryState } from "#platform/web/components/QueryState.tsx";
import { swapQuery } from "./api.ts";
import { OfferedSwap } from "./OfferedSwap.tsx";
import classes from "./swap.module.css";
import type { SwapAddress } from "./swap-search.ts";
import { texts } from "./texts.ts";

type ChosenProps = { order: Order; address: SwapAddress; onChange: (part: SwapAddress) => void };

export function Chosen({ order, address, onChange }: ChosenProps) {
  return (
    <Card component="section" withBorder p="lg" className={classes.chosen} aria-label={texts.chosenTitle}>
      <Stack gap="md">
        <Title order={2}>{texts.chosenTitle}</Title>
        {address.format ? (
          <Offered order={order} address={address} onChange={onChange} />
        ) : (
          <Text>{texts.nothingChosen}</Text>
        )}
        <Text fz="sm" c="dimmed">
          {order.status === "rejected" ? texts.carriedRejected : texts.carried(order.number)}
        </Text>
      </Stack>
    </Card>
  );
}

function Offered({ order, address, onChange }: ChosenProps) {
  const { format, kind, extras } = address;
  const query = useQuery(swapQuery(order.id, { format, hyperlinkKind: kind, extras }));
  return (
    <QueryState query={query} inline>
      {({ spendableCents, offer }) =>
        offer ? (
          <OfferedSwap
            order={order}
            offer={offer}
            // The choice shows at once; its price follows with the server's answer.
            choice={{ hyperlinkKind: kind ?? offer.hyperlinkKind, extras: extras ?? offer.extras }}
            spendableCents={spendableCents}
            isChanging={query.isPlaceholderData}
            onChange={onChange}
          />
        ) : (
          <Alert color="red" variant="light">
            {texts.unavailable}
          </Alert>
        )
      }
    </QueryState>
  );
}

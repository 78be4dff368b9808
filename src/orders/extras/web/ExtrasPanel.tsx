import { Stack } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { RowsSkeleton } from "#platform/web/components/loading/RowsSkeleton.tsx";
import { QueryState } from "#platform/web/components/QueryState.tsx";
import { Section } from "#platform/web/components/Section.tsx";
import type { Order } from "../../contract.ts";
import { extraStatuses, unsentStatuses } from "../../statuses.ts";
import { useMay } from "../../web/use-may.ts";
import { extraPermissions, orderExtraKinds, proposers } from "../order-extra.ts";
import { orderExtrasQuery } from "./api.ts";
import { ExtraItem } from "./ExtraItem.tsx";
import { ProposeExtra } from "./ProposeExtra.tsx";
import { texts } from "./texts.ts";

/** Hidden until the publisher knows of the order. */
export function ExtrasPanel({ order }: { order: Order }) {
  return unsentStatuses.includes(order.status) ? null : <Extras order={order} />;
}

function Extras({ order }: { order: Order }) {
  const query = useQuery(orderExtrasQuery(order.id));
  const { party, status } = order;
  const may = useMay(order)(extraPermissions);
  const kinds = orderExtraKinds.filter(
    (kind) => may && party !== "operator" && proposers[kind].includes(party) && extraStatuses[kind].includes(status),
  );
  const isEmpty = query.data?.items.length === 0;
  if (isEmpty && kinds.length === 0) return null;
  return (
    <Section title={texts.title}>
      <QueryState query={query} inline skeleton={<RowsSkeleton rows={1} />}>
        {({ items }) => (
          <Stack gap="md">
            {items.map((extra) => (
              <ExtraItem key={extra.id} order={order} extra={extra} />
            ))}
            {kinds.length > 0 && <ProposeExtra order={order} kinds={kinds} seen={items.length} />}
          </Stack>
        )}
      </QueryState>
    </Section>
  );
}

import { Stack } from "@mantine/core";
import { useState } from "react";
import type { ListedOrder } from "../../contract.ts";
import { SeveralOrders } from "../../several/web/SeveralOrders.tsx";
import { OrderTable } from "./OrderTable.tsx";

/** Bulk actions apply to the whole page while nothing is selected. Drawn without orders also, for their outcomes. */
export function ChosenOrders({ orders, withCampaign }: { orders: ListedOrder[]; withCampaign: boolean }) {
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const taken = orders.filter(({ id }) => chosen.has(id));
  return (
    <Stack gap="md">
      <SeveralOrders orders={taken.length > 0 ? taken : orders} ticked={taken.map(({ id }) => id)} />
      {orders.length > 0 && (
        <OrderTable orders={orders} chosen={chosen} onChoose={setChosen} withCampaign={withCampaign} />
      )}
    </Stack>
  );
}

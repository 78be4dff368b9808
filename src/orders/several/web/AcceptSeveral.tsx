import { Button, Group } from "@mantine/core";
import { useState } from "react";
import { placeRoleMay } from "#accounts/permissions.ts";
import type { ListedOrder } from "../../contract.ts";
import { MoveSeveral } from "./MoveSeveral.tsx";
import { texts } from "./texts.ts";

/** Hidden while fewer than two orders wait for this publisher. */
export function AcceptSeveral({ orders }: { orders: ListedOrder[] }) {
  const [isOpen, setOpen] = useState(false);
  const toAccept = orders.filter(
    ({ party, role, moves }) =>
      party === "publisher" &&
      placeRoleMay(role, "media", "order.answer") &&
      (moves.includes("accept") || moves.includes("acceptBrief")),
  );
  // The dialog stays open for the outcomes, even when no order waits any more.
  if (toAccept.length < 2 && !isOpen) return null;
  return (
    <Group>
      <Button variant="secondary" onClick={() => setOpen(true)}>
        {`${texts.accept} (${toAccept.length})`}
      </Button>
      {isOpen && <MoveSeveral move="accept" orders={toAccept} onClose={() => setOpen(false)} />}
    </Group>
  );
}

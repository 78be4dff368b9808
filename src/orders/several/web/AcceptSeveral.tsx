import { Button, Group } from "@mantine/core";
import { lazy, Suspense, useState } from "react";
import { placeRoleMay } from "#accounts/permissions.ts";
import { loadAhead } from "#platform/web/load-ahead.ts";
import type { ListedOrder } from "../../contract.ts";
import { texts } from "./texts.ts";

const loadDialog = () => import("./MoveSeveral.tsx");
const MoveSeveral = lazy(loadDialog);

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
      <Button variant="secondary" {...loadAhead(loadDialog)} onClick={() => setOpen(true)}>
        {`${texts.accept} (${toAccept.length})`}
      </Button>
      <Suspense>{isOpen && <MoveSeveral move="accept" orders={toAccept} onClose={() => setOpen(false)} />}</Suspense>
    </Group>
  );
}

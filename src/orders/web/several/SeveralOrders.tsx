import { Button, Group } from "@mantine/core";
import { useState } from "react";
import { placeRoleMay } from "#accounts/permissions.ts";
import type { Order } from "../../contract.ts";
import { openFields } from "../../open-fields.ts";
import { texts } from "../texts.ts";
import { MoveSeveral } from "./MoveSeveral.tsx";
import { WriteSeveral } from "./WriteSeveral.tsx";

const words = texts.several;

/** What can be done to several of these orders at once; nothing is shown to who may do nothing of it. */
export function SeveralOrders({ orders }: { orders: Order[] }) {
  const [opened, setOpened] = useState<"approve" | "write">();
  const own = orders.filter(({ party, role }) => party === "client" && placeRoleMay(role, "project", "order.write"));
  const toApprove = own.filter(({ moves }) => moves.includes("approve"));
  const toWrite = own.filter(({ status, party }) => openFields(status, party).includes("content"));
  if (own.length === 0) return null;
  const close = () => setOpened(undefined);
  return (
    <Group gap="sm" role="group" aria-label={words.label}>
      <Button
        variant="secondary"
        disabled={toApprove.length === 0}
        title={toApprove.length === 0 ? words.nothingToApprove : undefined}
        onClick={() => setOpened("approve")}
      >
        {`${words.approve} (${toApprove.length})`}
      </Button>
      <Button
        variant="secondary"
        disabled={toWrite.length === 0}
        title={toWrite.length === 0 ? words.nothingToWrite : undefined}
        onClick={() => setOpened("write")}
      >
        {`${words.write} (${toWrite.length})`}
      </Button>
      {opened === "approve" && <MoveSeveral move="approve" orders={toApprove} onClose={close} />}
      {opened === "write" && <WriteSeveral orders={toWrite} onClose={close} />}
    </Group>
  );
}

import { Button, Group } from "@mantine/core";
import { lazy, Suspense, useState } from "react";
import { placeRoleMay } from "#accounts/permissions.ts";
import { idOf } from "#platform/contract/iri.ts";
import { isFailed } from "#proof/proof-state.ts";
import type { ListedOrder } from "../../contract.ts";
import { openFields } from "../../open-fields.ts";
import { sharedTextsMax } from "../../shares/shared-link.ts";
import { texts } from "./texts.ts";

const ShareDialog = lazy(() => import("../../shares/web/ShareDialog.tsx"));
const MoveSeveral = lazy(() => import("./MoveSeveral.tsx"));
const WriteSeveral = lazy(() => import("./WriteSeveral.tsx"));

type SeveralOrdersProps = {
  orders: ListedOrder[];
  /** Ids of rows that the person ticked. */
  ticked?: readonly string[];
};

const none: readonly string[] = [];

/** Hidden from readers without any of these rights. */
export function SeveralOrders({ orders, ticked = none }: SeveralOrdersProps) {
  const [opened, setOpened] = useState<"approve" | "write" | "share">();
  const own = orders.filter(({ party, role }) => party === "client" && placeRoleMay(role, "project", "order.write"));
  const toApprove = own.filter(({ moves, proof }) => moves.includes("approve") && !isFailed(proof));
  const toWrite = own.filter(({ status, party }) => openFields(status, party).includes("content"));
  const toShare = ofOneCampaign(own.filter(({ hasText, publicationUrl }) => hasText && !publicationUrl));
  // An open dialog stays for the outcomes, even when no order is left.
  if (own.length === 0 && !opened) return null;
  const close = () => setOpened(undefined);
  return (
    <Group gap="xs" role="group" aria-label={texts.label}>
      <Button
        variant="secondary"
        disabled={toApprove.length === 0}
        title={toApprove.length === 0 ? texts.nothingToApprove : undefined}
        onClick={() => setOpened("approve")}
      >
        {`${texts.approve} (${toApprove.length})`}
      </Button>
      <Button
        variant="secondary"
        disabled={toWrite.length === 0}
        title={toWrite.length === 0 ? texts.nothingToWrite : undefined}
        onClick={() => setOpened("write")}
      >
        {`${texts.write} (${toWrite.length})`}
      </Button>
      {toShare.length > 1 && (
        <Button variant="secondary" onClick={() => setOpened("share")}>
          {`${texts.share} (${toShare.length})`}
        </Button>
      )}
      <Suspense>
        {opened === "share" && (
          <ShareDialog
            what={{ campaign: idOf(toShare[0]?.campaign ?? ""), orders: toShare.map(({ id }) => id) }}
            subjects={["texts"]}
            onClose={close}
          />
        )}
        {opened === "approve" && <MoveSeveral move="approve" orders={toApprove} ticked={ticked} onClose={close} />}
        {opened === "write" && <WriteSeveral orders={toWrite} ticked={ticked} onClose={close} />}
      </Suspense>
    </Group>
  );
}

/** A link shows texts of one campaign; the first order's wins. */
const ofOneCampaign = (orders: ListedOrder[]): ListedOrder[] =>
  orders.filter(({ campaign }) => campaign !== null && campaign === orders[0]?.campaign).slice(0, sharedTextsMax);

import { placeRoleMay } from "#accounts/permissions.ts";
import { ConversationPanel } from "#messages/web/ConversationPanel.tsx";
import { idOf, iri } from "#platform/contract/iri.ts";
import { canMove } from "#platform/lifecycle/lifecycle.ts";
import { OrderEvidence } from "../../claims/web/OrderEvidence.tsx";
import type { Order } from "../../contract.ts";
import { orderLife } from "../../order.ts";
import type { SharedSubject } from "../../shares/shared-link.ts";
import { SharedLinks } from "../../shares/web/SharedLinks.tsx";
import { History } from "./History.tsx";

/** Below the text, and so after it. */
export default function OrderAfter({ order }: { order: Order }) {
  const mayShare = order.party === "client" && placeRoleMay(order.role, "project", "sharedLink.edit");
  return (
    <>
      {(order.publicationUrl || order.publishedAt) && (
        <OrderEvidence order={order} isWaiting={canMove(orderLife, "complete", order.status, "system")} />
      )}
      {mayShare && (
        <SharedLinks what={{ campaign: idOf(order.campaign ?? ""), order: order.id }} subjects={sharedOf(order)} />
      )}
      <ConversationPanel subject={iri("orders", order.id)} />
      <History orderId={order.id} />
    </>
  );
}

/** Subjects a client can be shown, the most current first. */
const sharedOf = ({ publicationUrl }: Order): SharedSubject[] =>
  publicationUrl ? ["publication", "text"] : ["text", "publication"];

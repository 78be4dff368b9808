import { useQuery } from "@tanstack/react-query";
import { EvidencePanel } from "#proof/web/EvidencePanel.tsx";
import type { Order } from "../../contract.ts";
import { orderEventsQuery } from "../../web/api.ts";
import { happeningTitle } from "../../web/happening-title.ts";
import { evidenceHappenings } from "../claim.ts";

type OrderEvidenceProps = { order: Order; isWaiting: boolean };

export function OrderEvidence({ order: { id, publicationUrl }, isWaiting }: OrderEvidenceProps) {
  const { data } = useQuery(orderEventsQuery(id));
  const marks = (data?.items ?? [])
    .filter(({ move }) => evidenceHappenings.includes(move))
    .map((event) => ({ id: event.id, at: event.createdAt, title: happeningTitle(event), text: event.message }));
  return <EvidencePanel orderId={id} publicationUrl={publicationUrl} isWaiting={isWaiting} marks={marks} />;
}

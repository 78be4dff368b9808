import { useQuery } from "@tanstack/react-query";
import { campaignQuery } from "#campaigns/web/api.ts";
import type { Order } from "#orders/contract.ts";
import { idOf } from "#platform/contract/iri.ts";
import { AnchorLink } from "#platform/web/components/links.tsx";
import { texts } from "./texts.ts";

export function OrderLink({ order: { id, number, campaign } }: { order: Order }) {
  const { data: board } = useQuery({ ...campaignQuery(idOf(campaign ?? "")), enabled: campaign !== null });
  if (!board) return null;
  return (
    <AnchorLink
      to="/dashboard/$organizationId/$projectId/$campaignId"
      params={{ organizationId: idOf(board.organization), projectId: idOf(board.project), campaignId: board.id }}
      search={{ order: id }}
      fz="sm"
      mb="xs"
      display="inline-block"
    >
      ← {texts.back(number)}
    </AnchorLink>
  );
}

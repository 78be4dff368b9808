import { useQuery } from "@tanstack/react-query";
import { createFileRoute } from "@tanstack/react-router";
import { campaignQuery } from "#campaigns/web/api.ts";
import { idOf } from "#platform/contract/iri.ts";
import { ButtonLink } from "#platform/web/components/links.tsx";
import { guarded } from "#platform/web/guards.ts";
import type { Offer } from "../contract.ts";
import { OfferScreen } from "./OfferScreen.tsx";
import { texts } from "./texts.ts";

export const Route = createFileRoute("/_dashboard/offers/$id")({ beforeLoad: guarded("auth"), component: OfferPage });

function OfferPage() {
  const { id } = Route.useParams();
  return <OfferScreen id={id} to="/offers" orderLink={(offer) => <OrderLink offer={offer} />} />;
}

function OrderLink({ offer: { order, orderNumber, campaign } }: { offer: Offer }) {
  const { data } = useQuery({ ...campaignQuery(idOf(campaign ?? "")), enabled: Boolean(order && campaign) });
  if (!data || !order || !orderNumber) return null;
  return (
    <ButtonLink
      to="/dashboard/$organizationId/$projectId/$campaignId"
      params={{ organizationId: idOf(data.organization), projectId: idOf(data.project), campaignId: data.id }}
      search={{ order: idOf(order) }}
      variant="secondary"
      size="compact-sm"
    >
      {texts.view.openOrder(orderNumber)}
    </ButtonLink>
  );
}

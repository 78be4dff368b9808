import { useQuery } from "@tanstack/react-query";
import { createFileRoute } from "@tanstack/react-router";
import { useClientUser } from "#accounts/web/api.ts";
import { Empty } from "#platform/web/components/Empty.tsx";
import { ButtonLink } from "#platform/web/components/links.tsx";
import { Page } from "#platform/web/components/Page.tsx";
import { QueryState } from "#platform/web/components/QueryState.tsx";
import { guarded } from "#platform/web/guards.ts";
import { campaignCartQuery } from "./api.ts";
import { CartById } from "./CartById.tsx";
import { EmptyCart } from "./EmptyCart.tsx";
import { texts } from "./texts.ts";

export const Route = createFileRoute("/cart")({ beforeLoad: guarded("auth"), component: CurrentCartPage });

/** The cart of the current campaign (R2.11). */
function CurrentCartPage() {
  const { currentCampaign, currentProjectRole } = useClientUser();
  return currentCampaign ? <CampaignCart campaignId={currentCampaign.id} role={currentProjectRole} /> : <NoCampaign />;
}

function CampaignCart({ campaignId, role }: { campaignId: string; role: number | null }) {
  const query = useQuery(campaignCartQuery(campaignId));
  return (
    <QueryState query={query}>
      {({ items: [cart] }) =>
        cart ? (
          <CartById key={cart.id} id={cart.id} initial={{ cart, readAt: query.isStale ? 0 : query.dataUpdatedAt }} />
        ) : (
          <Page title={texts.title}>
            <EmptyCart role={role} />
          </Page>
        )
      }
    </QueryState>
  );
}

function NoCampaign() {
  return (
    <Page title={texts.title}>
      <Empty
        title={texts.noCampaign}
        text={texts.noCampaignText}
        action={<ButtonLink to="/dashboard">{texts.toDashboard}</ButtonLink>}
      />
    </Page>
  );
}

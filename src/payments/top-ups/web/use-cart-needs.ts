import { useQuery } from "@tanstack/react-query";
import { useClientUser } from "#accounts/web/api.ts";
import { idOf } from "#platform/contract/iri.ts";
import { api, listQuery } from "#platform/web/calls/client.ts";
import { topUpMinimumCents } from "../ways-to-pay.ts";

/** Cents missing for the current campaign's cart, at least the smallest top-up; undefined if none. */
export function useCartNeeds(organizationId: string): number | undefined {
  const { currentCampaign } = useClientUser();
  const campaign = currentCampaign?.id;
  const { data } = useQuery({
    ...listQuery(api.carts, { campaign }),
    enabled: campaign !== undefined,
  });
  const cart = data?.items.find(({ organization }) => idOf(organization) === organizationId);
  return cart?.shortByCents ? Math.max(cart.shortByCents, topUpMinimumCents) : undefined;
}

import { useQuery } from "@tanstack/react-query";
import { useClientUser } from "#accounts/web/api.ts";
import { idOf } from "#platform/contract/wire.ts";
import { fetchCollection } from "#platform/web/api.ts";
import { topUpMinimumCents } from "../contract.ts";

/** What a top-up knows of carts, which are built upon it. */
type CartNeed = { organization: string; shortByCents: number | null };

/** What the balance lacks for the cart of the current campaign, and what a top-up is at least; undefined where it lacks nothing. */
export function useCartNeeds(organizationId: string): number | undefined {
  const { currentCampaign } = useClientUser();
  const campaign = currentCampaign?.id;
  const { data } = useQuery({
    queryKey: ["carts", { campaign }],
    queryFn: () => fetchCollection<CartNeed>("/carts", { campaign }),
    enabled: campaign !== undefined,
  });
  const cart = data?.items.find(({ organization }) => idOf(organization) === organizationId);
  return cart?.shortByCents ? Math.max(cart.shortByCents, topUpMinimumCents) : undefined;
}

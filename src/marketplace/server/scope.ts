import type { Actor } from "#accounts/actor.ts";
import { organizationsOf, seesAmounts } from "#accounts/permissions.ts";
import { bookingOrganization } from "#campaigns/server/queries.ts";
import type { Reader } from "#platform/database/database.ts";
import { notFound } from "#platform/http/errors.ts";
import type { ListingFilter } from "../contract.ts";

/** Chooses the prices, lists and bookings that a view shows. */
export type Scope = {
  organizationIds: string[];
  campaignId: string | null;
  /** True where the reader may not know these organizations' own prices (R6.3); listed prices are public. */
  hidesOwnPrices?: boolean;
};

/**
 * Returns the scope that a query names, by default all of the actor's organizations. Throws 404 for a stranger's
 * campaign or organization (R6.4).
 */
export async function listingScopeOf(
  reader: Reader,
  actor: Actor,
  { organization, campaign }: Pick<ListingFilter, "organization" | "campaign">,
): Promise<Scope> {
  if (campaign) return scopeIn(actor, [await bookingOrganization(reader, actor, campaign)], campaign);
  const own = organizationsOf(actor);
  if (!organization) return scopeIn(actor, own, null);
  if (!own.includes(organization)) throw notFound("This organization");
  return scopeIn(actor, [organization], null);
}

const scopeIn = (actor: Actor, organizationIds: string[], campaignId: string | null): Scope => ({
  organizationIds,
  campaignId,
  hidesOwnPrices: !organizationIds.every((organizationId) => seesAmounts(actor, { organizationId })),
});

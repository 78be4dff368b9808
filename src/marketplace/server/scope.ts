import type { Actor } from "#accounts/actor.ts";
import { organizationsOf, seesAmounts } from "#accounts/permissions.ts";
import { bookingOrganization } from "#campaigns/server/queries.ts";
import type { Reader } from "#platform/database/database.ts";
import { notFound } from "#platform/http/errors.ts";
import type { ListingFilter } from "../contract.ts";

/** Whose prices, lists and bookings a view of the marketplace shows. */
export type Scope = {
  organizationIds: string[];
  campaignId: string | null;
  /** What these organizations agreed on is not the reader's to know (R6.3); the listed price is everybody's. */
  hidesOwnPrices?: boolean;
};

/** The scope that a query names, or all organizations of the actor. A stranger's campaign or organization is 404 (R6.4). */
export async function scopeOf(
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

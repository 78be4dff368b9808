import type { Actor } from "#accounts/actor.ts";
import { organizationsOf } from "#accounts/permissions.ts";
import { bookingOrganization } from "#campaigns/server/queries.ts";
import type { Reader } from "#platform/database/database.ts";
import { notFound } from "#platform/http/errors.ts";
import type { ListingFilter } from "../contract.ts";

/** Whose prices, lists and bookings a view of the marketplace shows. */
export type Scope = { organizationIds: string[]; campaignId: string | null };

/** The scope that a query names, or all organizations of the actor. A stranger's campaign or organization is 404 (R6.4). */
export async function scopeOf(
  reader: Reader,
  actor: Actor,
  { organization, campaign }: Pick<ListingFilter, "organization" | "campaign">,
): Promise<Scope> {
  if (campaign) return { organizationIds: [await bookingOrganization(reader, actor, campaign)], campaignId: campaign };
  const own = organizationsOf(actor);
  if (!organization) return { organizationIds: own, campaignId: null };
  if (!own.includes(organization)) throw notFound("This organization");
  return { organizationIds: [organization], campaignId: null };
}

import type { PermissionPlace } from "#accounts/permissions.ts";
import { locateCampaign } from "#campaigns/server/queries.ts";
import type { TradeSide } from "#events/trade-side.ts";
import type { Reader } from "#platform/database/database.ts";
import type { OfferRow } from "./tables.ts";

/** Returns the project and the medium on which each side's roles count. */
export async function placesOf(reader: Reader, row: OfferRow): Promise<Record<TradeSide, PermissionPlace>> {
  const campaign = await locateCampaign(reader, row.campaignId);
  return {
    client: { organizationId: row.clientOrganizationId, projectId: campaign?.projectId },
    publisher: { organizationId: row.publisherOrganizationId, mediaProjectId: row.mediaProjectId },
  };
}

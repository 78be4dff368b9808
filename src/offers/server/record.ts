import { recordEvents } from "#events/server/commands.ts";
import type { TradeSide } from "#events/trade-side.ts";
import type { Tx } from "#platform/database/database.ts";
import type { OfferHappening, OfferStatus } from "../offer.ts";
import type { OfferRow } from "./tables.ts";

type Happening = {
  verb: OfferHappening;
  party: TradeSide | "system";
  actorId: string | null;
  fromState?: OfferStatus;
  message?: string;
};

/** Expects the row as it is after the move. */
export async function recordOfferEvent(tx: Tx, row: OfferRow, happening: Happening): Promise<void> {
  const { id: subjectId, status: toState, clientOrganizationId, publisherOrganizationId, mediaProjectId } = row;
  const organizationIds = [clientOrganizationId, publisherOrganizationId];
  const outlet = { publisherOrganizationId, mediaProjectId };
  await recordEvents(tx, [{ subject: "offer", subjectId, toState, organizationIds, ...outlet, ...happening }]);
}

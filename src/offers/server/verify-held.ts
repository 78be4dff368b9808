import { literals } from "#platform/database/sql/literals.ts";
import { openOfferStatuses } from "../offer.ts";

/** SQL for the `id` and `held_cents` of each open offer. */
export const heldByOffers = `SELECT id, held_cents FROM offer WHERE status IN ${literals(openOfferStatuses)}`;

import { literals } from "#platform/database/sql/literals.ts";
import { openOfferStatuses } from "../offer.ts";

/** SQL of what is to be held for each open offer: its `id` and `held_cents`. */
export const heldByOffers = `SELECT id, held_cents FROM offer WHERE status IN ${literals(openOfferStatuses)}`;

import { messages } from "#platform/contract/messages.ts";
import { day } from "#platform/contract/wire.ts";
import { lastDay } from "./publish-date.ts";

/** Five years, whatever limit an operator sets. */
const daysAheadMax = 1_825;

/** Publish date of an input. Rejects absurd days; the order decides which others are possible. */
export const publishDay = () =>
  day().refine((value) => value <= lastDay({ now: new Date(), daysAhead: daysAheadMax }), messages.wrongDate);

import { type BookedHyperlinkKind, bookableKinds, type HyperlinkKind } from "#formats/format.ts";
import { type PublishDate, publishDateProblem } from "#orders/dates/publish-date.ts";
import { leadTimeOf } from "#orders/server/queries-lead-time.ts";
import { messages } from "#platform/contract/messages.ts";
import type { Tx } from "#platform/database/database.ts";
import { invalid } from "#platform/http/errors.ts";

type Choice = PublishDate & {
  hyperlinkKind: BookedHyperlinkKind;
  extras: string[];
};
type Offer = { hyperlinkKind: HyperlinkKind; extras: { name: string }[]; turnaroundHours: number };

/** Refuses with 422 what a format does not offer, and a day that has passed or that the publisher may not be able to keep. */
export async function refuseWrongChoice(tx: Tx, choice: Choice, offer: Offer): Promise<void> {
  if (!bookableKinds(offer.hyperlinkKind).includes(choice.hyperlinkKind))
    throw invalid("hyperlinkKind", messages.wrongValue, "not_offered");
  const unknown = choice.extras.find((name) => !offer.extras.some((extra) => extra.name === name));
  if (unknown !== undefined) throw invalid("extras", messages.wrongValue, "not_offered");
  const problem = publishDateProblem(choice, await leadTimeOf(tx, offer.turnaroundHours));
  if (problem) throw invalid("publishOn", problem, "publish_date");
}

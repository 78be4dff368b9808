import { choosesWriting, type Extra } from "#formats/extras.ts";
import { type BookedHyperlinkKind, bookableKinds, type HyperlinkKind } from "#formats/format.ts";
import { messages } from "#platform/contract/messages.ts";
import type { Tx } from "#platform/database/database.ts";
import { invalid } from "#platform/http/errors.ts";
import { leadTime, type PublishDate, publishDateProblem } from "../../dates/publish-date.ts";
import { readLeadClock } from "../../dates/server/queries-lead-time.ts";
import { readClosedOf } from "../../dates/slots/server/queries.ts";

type Choice = PublishDate & {
  hyperlinkKind: BookedHyperlinkKind;
  extras: string[];
};
type Offer = { mediaId: string; hyperlinkKind: HyperlinkKind; extras: Extra[]; turnaroundHours: number };

/** Throws 422 for options the format lacks, and for a day that is past, too early, or without a slot. */
export async function refuseWrongChoice(tx: Tx, choice: Choice, offer: Offer): Promise<void> {
  refuseUnoffered(choice, offer);
  const { turnaroundHours, extras, mediaId } = offer;
  const work = {
    turnaroundHours,
    isWritten: choosesWriting(extras, choice.extras),
    closed: await readClosedOf(tx, mediaId),
  };
  const problem = publishDateProblem(choice, leadTime(await readLeadClock(tx), work));
  if (problem) throw invalid("publishOn", problem, "publish_date");
}

/** Throws 422 for options the format lacks; `path` leads to the choice's fields. */
export function refuseUnoffered(
  choice: Pick<Choice, "hyperlinkKind" | "extras">,
  offer: Pick<Offer, "hyperlinkKind" | "extras">,
  path = "",
): void {
  if (!bookableKinds(offer.hyperlinkKind).includes(choice.hyperlinkKind))
    throw invalid(`${path}hyperlinkKind`, messages.wrongValue, "not_offered");
  const unknown = choice.extras.find((name) => !offer.extras.some((extra) => extra.name === name));
  if (unknown !== undefined) throw invalid(`${path}extras`, messages.wrongValue, "not_offered");
}

import { type BookedHyperlinkKind, bookableKinds, type HyperlinkKind } from "#formats/format.ts";
import { type PublishDateMode, publishDateProblem } from "#orders/publish-date.ts";
import { messages } from "#platform/contract/messages.ts";
import type { Tx } from "#platform/database/database.ts";
import { invalid } from "#platform/http/errors.ts";

type Choice = {
  publishDateMode: PublishDateMode;
  publishOn: string | null;
  hyperlinkKind: BookedHyperlinkKind;
  extras: string[];
};
type Offer = { hyperlinkKind: HyperlinkKind; extras: { name: string }[] };

/** Refuses with 422 what a format does not offer, and a day that has passed. */
export async function refuseWrongChoice(tx: Tx, choice: Choice, offer: Offer): Promise<void> {
  if (!bookableKinds(offer.hyperlinkKind).includes(choice.hyperlinkKind))
    throw invalid("hyperlinkKind", messages.wrongValue, "not_offered");
  const unknown = choice.extras.find((name) => !offer.extras.some((extra) => extra.name === name));
  if (unknown !== undefined) throw invalid("extras", messages.wrongValue, "not_offered");
  const { rows } = await tx.$client.query<{ today: string }>("SELECT current_date::text AS today");
  const problem = publishDateProblem(choice.publishDateMode, choice.publishOn, rows[0]?.today ?? "");
  if (problem) throw invalid("publishOn", problem, "publish_date");
}

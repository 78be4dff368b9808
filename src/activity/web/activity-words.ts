import { type OfferMove, offerMoveNames } from "#offers/offer.ts";
import { offerMoveWords } from "#offers/web/offer-move-words.ts";
import type { OrderStatus } from "#orders/order.ts";
import { happeningTitle } from "#orders/web/happening-title.ts";
import type { Activity } from "../contract.ts";
import { texts } from "./texts.ts";

/** The event's own module supplies the words. */
export function activityInWords({ subject, verb, toState }: Pick<Activity, "subject" | "verb" | "toState">): string {
  if (subject === "publication") return texts.lost;
  if (subject === "order") return happeningTitle({ move: verb, toStatus: toState as OrderStatus });
  const move = offerMoveNames.find((name): name is OfferMove => name === verb);
  return move ? offerMoveWords[move].history : texts.made;
}

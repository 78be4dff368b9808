import { type OfferMove, offerMoveNamed, offerMoveNames } from "#offers/offer.ts";
import { happenedInWords } from "#orders/web/happened.ts";
import type { Activity } from "../contract.ts";
import { texts } from "./texts.ts";

/** What happened, in the words of the module that it happened in. */
export function activityInWords({ subject, verb, toState }: Pick<Activity, "subject" | "verb" | "toState">): string {
  if (subject === "publication") return texts.lost;
  if (subject === "order") return happenedInWords(verb, toState);
  const move = offerMoveNames.find((name): name is OfferMove => name === verb);
  return move ? offerMoveNamed(move).texts.history : texts.made;
}

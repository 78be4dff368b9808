import { catalogue } from "#platform/words/catalogue.ts";
import { type OfferMove, offerLife, offerMoveNames } from "../offer.ts";

type OfferMoveTexts = (typeof offerLife.moves)[OfferMove]["texts"];

/** The table's own words, as the chosen locale says them. */
export const offerMoveWords = catalogue(
  "offerMoves",
  Object.fromEntries(offerMoveNames.map((name) => [name, offerLife.moves[name].texts])) as Record<
    OfferMove,
    OfferMoveTexts
  >,
);

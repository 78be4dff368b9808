import type { PublicEvents } from "#events/public-event.ts";
import { offerResource } from "./contract.ts";
import type { OfferHappening } from "./offer.ts";

export const offerEvents: PublicEvents = {
  resource: offerResource,
  version: 1,
  names: {
    make: "offer.made",
    accept: "offer.accepted",
    counter: "offer.countered",
    decline: "offer.declined",
    withdraw: "offer.withdrawn",
    expire: "offer.expired",
  } satisfies Record<OfferHappening, string>,
};

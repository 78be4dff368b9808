import { eventNamesOf, type PublicEvents } from "#events/public-event.ts";
import { type AgreedPriceHappening, agreedPriceResource } from "./agreed-prices/contract.ts";
import { formatResource } from "./contract.ts";
import { formatMoves } from "./standing.ts";

export const formatEvents: PublicEvents = {
  resource: formatResource,
  version: 1,
  names: {
    ...eventNamesOf("format", formatMoves),
    change: "format.changed",
  },
};

export const agreedPriceEvents: PublicEvents = {
  resource: agreedPriceResource,
  version: 1,
  names: { end: "agreed_price.ended" } satisfies Record<AgreedPriceHappening, string>,
};

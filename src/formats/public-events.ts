import type { PublicEvents } from "#events/public-event.ts";
import { type AgreedPriceHappening, agreedPriceResource } from "./agreed-prices/contract.ts";
import { formatResource } from "./contract.ts";
import type { FormatHappening } from "./standing.ts";

export const formatEvents: PublicEvents = {
  resource: formatResource,
  version: 1,
  names: {
    list: "format.listed",
    resubmit: "format.resubmitted",
    pause: "format.paused",
    approve: "format.approved",
    reject: "format.rejected",
    change: "format.changed",
  } satisfies Record<FormatHappening, string>,
};

export const agreedPriceEvents: PublicEvents = {
  resource: agreedPriceResource,
  version: 1,
  names: { end: "agreed_price.ended" } satisfies Record<AgreedPriceHappening, string>,
};

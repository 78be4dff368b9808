import type { PublicEvents } from "#events/public-event.ts";
import { type AgreedPriceHappening, agreedPriceSchema } from "./agreed-prices/contract.ts";
import { formatSchema } from "./contract.ts";
import type { FormatHappening } from "./standing.ts";

export const formatEvents: PublicEvents = {
  resource: { name: "Format", path: "formats", schema: formatSchema },
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
  resource: { name: "AgreedPrice", path: "agreed_prices", schema: agreedPriceSchema },
  version: 1,
  names: { end: "agreed_price.ended" } satisfies Record<AgreedPriceHappening, string>,
};

import type { Notice, RecordedEvent } from "#events/event.ts";
import type { AgreedPriceHappening } from "#formats/agreed-prices/contract.ts";
import { findToldPrice } from "#formats/agreed-prices/server/queries.ts";
import { dayInWords, dayOf } from "#orders/dates/days.ts";
import type { Tx } from "#platform/database/database.ts";
import { formatCents } from "#platform/money/money.ts";
import { offerPaths } from "../offer.ts";

/** Tells the paying organization that the publisher ends its agreed price. */
export async function tellAgreedPrice(tx: Tx, event: RecordedEvent<AgreedPriceHappening>): Promise<Notice[]> {
  const price = await findToldPrice(tx, event.subjectId);
  if (!price?.endsAt) return [];
  const { organizationId, mediaName, formatType, priceCents, listedPriceCents } = price;
  const day = dayInWords(dayOf(price.endsAt));
  return [
    {
      to: { organizationId },
      kind: "offers",
      about: event.subjectId,
      subject: `Your price for ${mediaName} ends on ${day}`,
      paragraphs: [
        `You pay ${formatCents(priceCents)} for ${formatType} on ${mediaName} until ${day}. After that it costs ${formatCents(listedPriceCents)}, as listed now. Orders you booked keep their price.`,
        ...(event.message ? [`“${event.message}”`] : []),
      ],
      action: { label: "Open the offer", path: offerPaths.client(event.subjectId) },
    },
  ];
}

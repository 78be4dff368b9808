import type { Notice, RecordedEvent } from "#events/event.ts";
import type { AgreedPriceHappening } from "#formats/agreed-prices/contract.ts";
import { findToldPrice } from "#formats/agreed-prices/server/queries.ts";
import type { Tx } from "#platform/database/database.ts";
import { formatCents } from "#platform/money/money.ts";
import { catalogue } from "#platform/words/catalogue.ts";
import { dayInWords } from "#platform/words/day-words.ts";
import { offerPaths } from "../offer.ts";

type EndingPrice = { outlet: string; format: string; day: string };

const texts = catalogue("offers.priceMails", {
  subject: (outlet: string, price: string, day: string) => `Your price of ${price} for ${outlet} ends on ${day}`,
  ends: ({ outlet, format, day }: EndingPrice, price: string, listed: string) =>
    `You pay ${price} for ${format} on ${outlet} until ${day}. After that it costs ${listed}, as listed now. Orders you booked keep their price.`,
  open: "Open the offer",
});

/** Tells the paying organization that the publisher ends its agreed price. */
export async function tellAgreedPrice(tx: Tx, event: RecordedEvent<AgreedPriceHappening>): Promise<Notice[]> {
  const price = await findToldPrice(tx, event.subjectId);
  if (!price?.endsAt) return [];
  const { organizationId, mediaName, formatType, priceCents, listedPriceCents } = price;
  const day = dayInWords(price.endsAt);
  return [
    {
      to: { organizationId },
      kind: "offers",
      about: event.subjectId,
      subject: texts.subject(mediaName, formatCents(priceCents), day),
      paragraphs: [
        texts.ends(
          { outlet: mediaName, format: formatType, day },
          formatCents(priceCents),
          formatCents(listedPriceCents),
        ),
        ...(event.message ? [`“${event.message}”`] : []),
      ],
      action: { label: texts.open, path: offerPaths.client(event.subjectId) },
    },
  ];
}

import { Text } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { formatCents } from "#platform/money/money.ts";
import { AnchorLink } from "#platform/web/components/links.tsx";
import { agreedPricesQuery } from "./api.ts";
import { endsInWords } from "./ends.ts";
import { texts } from "./texts.ts";

const stayingPriceWords = texts.stays;

/** Warns before a price change about buyers who keep their agreed price. */
export function StayingPrices({ format }: { format: string }) {
  const { data } = useQuery(agreedPricesQuery({ side: "publisher", format }));
  if (!data || data.totalItems === 0) return null;
  const { items, totalItems } = data;
  return (
    <div>
      <Text fw={600}>{stayingPriceWords.lead(totalItems)}</Text>
      <ul>
        {items.map((price) => (
          <li key={price.id}>
            <Text fz="sm">
              {stayingPriceWords.one(price.organizationName, formatCents(price.priceCents), endsInWords(price))}
            </Text>
          </li>
        ))}
        {totalItems > items.length && (
          <li>
            <Text fz="sm">{stayingPriceWords.more(totalItems - items.length)}</Text>
          </li>
        )}
      </ul>
      <AnchorLink to="/publisher/dashboard/offers/prices" search={{ format }} fz="sm">
        {stayingPriceWords.manage}
      </AnchorLink>
    </div>
  );
}

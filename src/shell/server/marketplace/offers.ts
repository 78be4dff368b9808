import type { Listing } from "#marketplace/contract.ts";
import type { Media } from "#media/contract.ts";
import { decimalOf } from "#platform/money/money.ts";
import { visitorTexts } from "./marketplace-texts.ts";

type ToldOutlet = { name: string; address: string; publicUrl: string; outlet: Media | undefined; formats: Listing[] };

/** An outlet's formats in the words of schema.org: services at listed prices, without ratings. `outlet` names it. */
export const offersOf = ({ name, address, publicUrl, outlet, formats }: ToldOutlet) => ({
  "@context": "https://schema.org",
  "@graph": [
    {
      "@type": "BreadcrumbList",
      itemListElement: [
        { "@type": "ListItem", position: 1, name: visitorTexts.marketplace, item: `${publicUrl}/media` },
        { "@type": "ListItem", position: 2, name, item: address },
      ],
    },
    ...formats.map(({ formatType, price }) => ({
      "@type": "Service",
      name: visitorTexts.outlet.offer(name, formatType.name),
      serviceType: formatType.name,
      ...(outlet && { provider: { "@type": "Organization", name: outlet.organizationName } }),
      offers: { "@type": "Offer", url: address, price: decimalOf(price), priceCurrency: "USD" },
    })),
  ],
});

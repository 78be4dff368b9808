import type { Terms } from "#formats/terms/terms.ts";
import { dollarsOf } from "#platform/money/money.ts";
import { type CreativeFormatId, formatReferenceOf } from "../creatives/creative-formats.ts";
import { creativeFormatOf, type PricingOption, pricingOptionsOf } from "./pricing.ts";

/** A listed format with its outlet, at the price of whoever asks. */
export type SoldProduct = {
  terms: Terms;
  mediaName: string;
  mediaDomain: string;
  mediaType: string;
  languages: string[];
  countries: string[];
  topics: string[];
};

/** The protocol's product: one publication in one outlet at a fixed price. */
export function productAnswer(sold: SoldProduct, { agentUrl, title }: { agentUrl: string; title: string }) {
  const { terms, mediaName, mediaDomain, mediaType, languages, countries, topics } = sold;
  const options = pricingOptionsOf(terms);
  return {
    product_id: terms.formatId,
    name: `${terms.formatType}, ${mediaName}`,
    description: descriptionOf(sold),
    publisher_properties: [{ publisher_domain: mediaDomain, selection_type: "all" }],
    format_ids: creativeFormatsOf(options).map((id) => formatReferenceOf(agentUrl, id)),
    placements: [
      {
        placement_id: "publication",
        name: "Publication",
        description: "A page of its own on the outlet's domain.",
        format_ids: creativeFormatsOf(options).map((id) => formatReferenceOf(agentUrl, id)),
      },
    ],
    delivery_type: "guaranteed",
    exclusivity: "none",
    pricing_options: options.map(pricingAnswer),
    delivery_measurement: {
      provider: title,
      notes:
        "The published page is fetched, and its text and links are compared with the order. Readers are not counted.",
    },
    reporting_capabilities: {
      available_reporting_frequencies: ["daily"],
      expected_delay_minutes: 60,
      timezone: "UTC",
      supports_webhooks: false,
      available_metrics: ["spend"],
      date_range_support: "lifetime_only",
    },
    ext: {
      byline: {
        media_type: mediaType,
        languages,
        countries,
        topics,
        conditions: terms.conditions,
        pricing_options: options.map(({ id, hyperlinkKind, isWritten }) => ({
          pricing_option_id: id,
          hyperlink_kind: hyperlinkKind,
          takes: creativeFormatOf({ isWritten }),
        })),
      },
    },
  };
}

export const creativeFormatsOf = (options: PricingOption[]): CreativeFormatId[] => [
  ...new Set(options.map(creativeFormatOf)),
];

const pricingAnswer = ({ id, totalCents }: PricingOption) => ({
  pricing_option_id: id,
  pricing_model: "flat_rate",
  currency: "USD",
  fixed_price: dollarsOf(totalCents),
});

/** Delivery terms in a few sentences; `ext.byline.conditions` holds them as fields. */
function descriptionOf({ terms: { formatType, conditions }, mediaDomain }: SoldProduct): string {
  const { textMinCharacters, textMaxCharacters, hyperlinksMax, imagesMax, turnaroundHours } = conditions;
  const { permanenceMonths, guaranteeDays, adLabel } = conditions;
  return [
    `${formatType} on ${mediaDomain}.`,
    `A text of ${textMinCharacters} to ${textMaxCharacters} characters with up to ${hyperlinksMax} links and ${imagesMax} images.`,
    `Published within ${turnaroundHours} hours of the publisher's acceptance, online ${permanenceMonths === 0 ? "for good" : `for ${permanenceMonths} months`}.`,
    ...(guaranteeDays > 0 ? [`Guaranteed for ${guaranteeDays} days.`] : []),
    ...(adLabel ? [`Labeled “${adLabel}”.`] : []),
    "Free to cancel until the publisher accepts.",
  ].join(" ");
}

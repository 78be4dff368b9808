import { turnaroundInWords } from "#formats/web/words.ts";
import { metricNames, metrics } from "#media/media.ts";
import { formatMetric } from "#media/web/metrics.ts";
import { formatCents } from "#platform/money/money.ts";
import { countryName, languageName } from "#platform/web/regions.ts";
import type { MarketplaceAddress } from "./address.ts";
import { texts } from "./texts.ts";

/** One filter that is set: its words, and the change that takes it away. */
export type ActiveFilter = { label: string; without: Partial<MarketplaceAddress> };

const words = texts.filters;

/** Every filter of the address, in the order of the panel. */
export function activeFilters(address: MarketplaceAddress): ActiveFilter[] {
  return [
    ...(address.search ? [{ label: `“${address.search}”`, without: { search: undefined } }] : []),
    ...(address.media ? [{ label: words.media(address.media.length), without: { media: undefined } }] : []),
    ...chosen(address, "country", countryName),
    ...chosen(address, "language", languageName),
    ...chosen(address, "topic", String),
    ...chosen(address, "mediaType", String),
    ...chosen(address, "formatType", String),
    ...chosen(address, "hyperlinkKind", String),
    ...range(texts.columns.price, address["price[gte]"], address["price[lte]"], formatCents, {
      "price[gte]": undefined,
      "price[lte]": undefined,
    }),
    ...turnaround(address),
    ...(address.favourite === "true" ? [{ label: texts.marks.onlyFavourites, without: { favourite: undefined } }] : []),
    ...(address.blocked
      ? [
          {
            label: texts.marks[address.blocked === "hide" ? "hideBlocked" : "onlyBlocked"],
            without: { blocked: undefined },
          },
        ]
      : []),
    ...metricNames.flatMap((name) =>
      range(
        metrics[name].label,
        address[`${name}[gte]`],
        address[`${name}[lte]`],
        (value) => formatMetric(name, value),
        {
          [`${name}[gte]`]: undefined,
          [`${name}[lte]`]: undefined,
        },
      ),
    ),
  ];
}

type Several = "country" | "language" | "topic" | "mediaType" | "formatType" | "hyperlinkKind";

function chosen(address: MarketplaceAddress, key: Several, name: (value: string) => string): ActiveFilter[] {
  const values: string[] = address[key] ?? [];
  return values.map((value) => ({
    label: name(value),
    without: { [key]: values.filter((other) => other !== value) },
  }));
}

function range(
  label: string,
  least: number | undefined,
  most: number | undefined,
  write: (value: number) => string,
  without: Partial<MarketplaceAddress>,
): ActiveFilter[] {
  if (least === undefined && most === undefined) return [];
  const bounds = [least === undefined ? "" : `≥ ${write(least)}`, most === undefined ? "" : `≤ ${write(most)}`];
  return [{ label: `${label} ${bounds.filter(Boolean).join(", ")}`, without }];
}

function turnaround(address: MarketplaceAddress): ActiveFilter[] {
  const [most, beyond] = [address["turnaroundHours[lte]"], address["turnaroundHours[gt]"]];
  const without = { "turnaroundHours[lte]": undefined, "turnaroundHours[gt]": undefined };
  if (most !== undefined)
    return [{ label: `${words.turnaround} ${words.upTo(turnaroundInWords(most)).toLowerCase()}`, without }];
  if (beyond !== undefined)
    return [{ label: `${words.turnaround} ${words.beyond(turnaroundInWords(beyond)).toLowerCase()}`, without }];
  return [];
}

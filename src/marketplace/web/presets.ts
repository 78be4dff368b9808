import type { ColumnId, MarketplaceAddress } from "./address.ts";

/** What a campaign's goal looks at first (R3.4): the columns that show it, and the order that puts the best before the rest. */
const always: ColumnId[] = ["desiredPrice", "price", "formatType", "turnaroundHours"];

export const presets = {
  seo: {
    columns: [
      ...always,
      "hyperlinkKind",
      "permanenceMonths",
      "ahrefsDr",
      "semrushAuthorityScore",
      "mozDomainAuthority",
    ],
    hyperlinkKind: ["Dofollow", "Dofollow For a Fee"],
    "order[ahrefsDr]": "desc",
  },
  traffic: {
    columns: [...always, "audience", "organicTrafficByAhrefs", "semrushOrganicTraffic", "sourceSearch", "sourceDirect"],
    "order[audience]": "desc",
  },
  awareness: {
    columns: [...always, "mediaType", "countries", "audience", "estimatedViews"],
    "order[estimatedViews]": "desc",
  },
  reputation: {
    columns: [...always, "mediaType", "countries", "permanenceMonths", "audience", "mozDomainAuthority"],
    mediaType: ["News Media", "News agency"],
    "order[mozDomainAuthority]": "desc",
  },
  visa: {
    columns: [...always, "mediaType", "countries", "permanenceMonths", "audience"],
    mediaType: ["News Media", "News agency", "Portal"],
    "order[permanenceMonths]": "desc",
  },
} as const satisfies Record<string, Partial<MarketplaceAddress>>;

export type PresetName = keyof typeof presets;
export const presetNames = Object.keys(presets) as PresetName[];

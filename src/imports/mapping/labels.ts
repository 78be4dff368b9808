import { metrics } from "#media/media.ts";
import type { ImportFieldName } from "../fields.ts";

const inWords: Partial<Record<ImportFieldName, string>> = {
  name: "Name",
  url: "Address",
  domain: "Domain",
  mediaType: "Media type",
  languages: "Languages",
  countries: "Countries",
  topics: "Topics",
  description: "Description",
  editorialPolicy: "Editorial policy",
  leadingCountriesIds: "Leading countries",
  audienceCountries: "Readers by country, in percent",
  readOn: "Day it was read",
  formatType: "Format",
  price: "Price in dollars",
  priceCents: "Price in cents",
  textMinCharacters: "Shortest text, in characters",
  textMaxCharacters: "Longest text, in characters",
  turnaroundHours: "Turnaround in hours",
  hyperlinksMax: "Links at most",
  hyperlinkKind: "Kind of links",
  dofollowFeeCents: "Fee for dofollow, in cents",
  imagesMin: "Images at least",
  imagesMax: "Images at most",
  topicsAccepted: "Topics accepted",
  topicsRefused: "Topics refused",
  permanenceMonths: "Months online",
  adLabel: "Advertising label",
  homepageDays: "Days on the first page",
  otherConditions: "Other conditions",
  writingService: "Writing service",
  writingPriceCents: "Price of writing, in cents",
  exampleLinks: "Examples",
  category: "Category",
  guaranteeDays: "Guarantee in days",
  contributor: "By a contributor",
};

/** A field as people call it. */
export function nameOfField(field: ImportFieldName): string {
  return inWords[field] ?? (field in metrics ? metrics[field as keyof typeof metrics].label : field);
}

import { formatCents } from "#platform/money/money.ts";
import type { Format } from "../contract.ts";

const count = (amount: number, one: string, many = `${one}s`) =>
  `${amount.toLocaleString("en-US")} ${amount === 1 ? one : many}`;

/** `24 hours`, `3 days`; whole days as days. */
export function turnaroundInWords(hours: number): string {
  return hours >= 48 && hours % 24 === 0 ? count(hours / 24, "day") : count(hours, "hour");
}

/** How long a publication stays; 0 is for ever. */
export function permanenceInWords(months: number): string {
  if (months === 0) return "For ever";
  return months % 12 === 0 ? count(months / 12, "year") : count(months, "month");
}

export type Condition = { label: string; text: string };

/** All conditions of a format in plain words, in the order of the editor's steps. */
export function conditionsInWords(format: Format): Condition[] {
  return [
    { label: "Text", text: textInWords(format) },
    { label: "Published within", text: `${turnaroundInWords(format.turnaroundHours)} of acceptance` },
    { label: "Links", text: linksInWords(format) },
    { label: "Images", text: imagesInWords(format) },
    ...listed("Topics welcome", format.topicsAccepted),
    ...listed("Topics refused", format.topicsRefused),
    { label: "Stays online", text: permanenceInWords(format.permanenceMonths) },
    { label: "Ad label", text: format.adLabel ? `Marked as “${format.adLabel}”` : "Not marked" },
    {
      label: "Homepage",
      text:
        format.homepageDays > 0 ? `On the homepage for ${count(format.homepageDays, "day")}` : "Not on the homepage",
    },
    { label: "Guarantee", text: guaranteeInWords(format) },
    ...(format.category ? [{ label: "Category", text: format.category }] : []),
    ...(format.otherConditions ? [{ label: "Other conditions", text: format.otherConditions }] : []),
  ];
}

function textInWords({ textMinCharacters: least, textMaxCharacters: most }: Format): string {
  const upper = count(most, "character");
  return least > 0 ? `${least.toLocaleString("en-US")} to ${upper}` : `Up to ${upper}`;
}

function linksInWords({ hyperlinksMax, hyperlinkKind, dofollowFeeCents }: Format): string {
  if (hyperlinkKind === "Without" || hyperlinksMax === 0) return "None";
  const amount = `Up to ${count(hyperlinksMax, "link")}`;
  if (hyperlinkKind !== "Dofollow For a Fee") return `${amount}, ${hyperlinkKind.toLowerCase()}`;
  return `${amount}, nofollow; dofollow for ${formatCents(dofollowFeeCents)} more`;
}

function imagesInWords({ imagesMin, imagesMax }: Format): string {
  if (imagesMax === 0) return "None";
  return imagesMin > 0 ? `${imagesMin} to ${count(imagesMax, "image")}` : `Up to ${count(imagesMax, "image")}`;
}

function guaranteeInWords({ contributor, guaranteeDays }: Format): string {
  if (contributor || guaranteeDays === 0) return "No guarantee";
  return `Restored or refunded if it goes offline within ${count(guaranteeDays, "day")}`;
}

const listed = (label: string, words: string[]): Condition[] =>
  words.length > 0 ? [{ label, text: words.join(", ") }] : [];

import { formatCents } from "#platform/money/money.ts";
import type { FormatFields } from "../contract.ts";
import type { FormatStep } from "../steps.ts";
import { texts } from "./texts.ts";

const words = texts.conditions;

/** `24 hours`, `3 days`; whole days as days. */
export function turnaroundInWords(hours: number): string {
  return hours >= 48 && hours % 24 === 0 ? words.days(hours / 24) : words.hours(hours);
}

/** How long a publication stays; 0 is for ever. */
export function permanenceInWords(months: number): string {
  if (months === 0) return words.forEver;
  return months % 12 === 0 ? words.years(months / 12) : words.months(months);
}

/** A condition in words, and the editor's step that asks for it. */
export type Condition = { label: string; text: string; step: FormatStep };

/** What a format's conditions are told from. */
export type Conditions = Omit<FormatFields, "formatType" | "priceCents" | "extras">;

/** All conditions of a format in plain words, in the order of the editor's steps. */
export function conditionsInWords(format: Conditions): Condition[] {
  const { labels } = words;
  return [
    { step: "text", label: labels.text, text: textInWords(format) },
    { step: "time", label: labels.turnaround, text: words.ofAcceptance(turnaroundInWords(format.turnaroundHours)) },
    { step: "hyperlinks", label: labels.links, text: linksInWords(format) },
    { step: "images", label: labels.images, text: imagesInWords(format) },
    ...given("topics", labels.welcome, format.topicsAccepted.join(", ")),
    ...given("topics", labels.refused, format.topicsRefused.join(", ")),
    { step: "permanence", label: labels.permanence, text: permanenceInWords(format.permanenceMonths) },
    {
      step: "permanence",
      label: labels.adLabel,
      text: format.adLabel ? words.marked(format.adLabel) : words.notMarked,
    },
    { step: "permanence", label: labels.homepage, text: homepageInWords(format) },
    { step: "permanence", label: labels.guarantee, text: guaranteeInWords(format) },
    ...given("category", labels.category, format.category),
    ...given("other", labels.other, format.otherConditions),
  ];
}

function textInWords({ textMinCharacters: least, textMaxCharacters: most }: Conditions): string {
  const upper = words.characters(most);
  return least > 0 ? words.between(least, upper) : words.upTo(upper);
}

function linksInWords({ hyperlinksMax, hyperlinkKind, dofollowFeeCents }: Conditions): string {
  if (hyperlinkKind === "Without" || hyperlinksMax === 0) return words.none;
  const links = words.links(hyperlinksMax);
  if (hyperlinkKind !== "Dofollow For a Fee") return words.ofKind(links, hyperlinkKind);
  return words.dofollowForFee(links, formatCents(dofollowFeeCents));
}

function imagesInWords({ imagesMin, imagesMax }: Conditions): string {
  if (imagesMax === 0) return words.none;
  const upper = words.images(imagesMax);
  return imagesMin > 0 ? words.between(imagesMin, upper) : words.upTo(upper);
}

function homepageInWords({ homepageDays }: Conditions): string {
  return homepageDays > 0 ? words.onHomepage(words.days(homepageDays)) : words.notOnHomepage;
}

function guaranteeInWords({ contributor, guaranteeDays }: Conditions): string {
  if (contributor || guaranteeDays === 0) return words.noGuarantee;
  return words.guaranteed(words.days(guaranteeDays));
}

const given = (step: FormatStep, label: string, text: string): Condition[] => (text ? [{ step, label, text }] : []);

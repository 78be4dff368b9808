import { formatCents } from "#platform/money/money.ts";
import {
  type ConditionLine,
  type Conditions,
  conditionLines,
  type FieldName,
  type FormatFields,
  type FormatStep,
  fieldNamed,
} from "../conditions.ts";
import type { Extra, ShownExtra } from "../extras.ts";
import type { Unit } from "../field.ts";
import { permanenceInWords, turnaroundInWords } from "./durations.ts";
import { texts } from "./texts.ts";

const conditionWords = texts.conditions;

const inUnit: Record<Unit, (count: number) => string> = {
  characters: texts.units.characters,
  hours: turnaroundInWords,
  days: texts.units.days,
  months: permanenceInWords,
  links: texts.units.links,
  images: texts.units.images,
};

/** Returns `2 years`, `$40.00`, `Food, Travel`; empty for no value. */
export function valueInWords(name: FieldName, value: FormatFields[FieldName] | undefined): string {
  if (value === undefined) return "";
  const field = fieldNamed(name);
  switch (field.kind) {
    case "number":
      return inUnit[field.unit](value as number);
    case "money":
      return formatCents(value as number);
    case "yesOrNo":
      return value ? conditionWords.yes : conditionWords.no;
    case "topics":
    case "addresses":
      return (value as string[]).join(", ");
    case "extras":
      return (value as Extra[])
        .map((extra) =>
          [`${extra.name} ${formatCents(extra.priceCents)}`, extraInWords(extra)].filter(Boolean).join(": "),
        )
        .join(", ");
    default:
      return String(value);
  }
}

/** Empty where the extra's name says it. */
export function extraInWords({ kind, count = 0 }: ShownExtra): string {
  if (kind === "guarantee") return conditionWords.longerGuarantee(texts.units.months(count));
  if (kind === "homepage") return conditionWords.moreHomepage(texts.units.days(count));
  return kind === "writing" ? conditionWords.writing : "";
}

/** An order has no category, and its fee is part of the price. */
export type WordedFormat = Conditions & Partial<Pick<FormatFields, "dofollowFeeCents" | "category">>;

export type ToldLine = { name: ConditionLine; label: string; text: string; step: FormatStep };

/** Leaves out empty lines. `agreed`: only the buyer's conditions. */
export function conditionsInWords(format: WordedFormat, which: "all" | "agreed" = "all"): ToldLine[] {
  return conditionLines
    .filter(({ isAgreed }) => isAgreed || which === "all")
    .map(({ name, field, step }) => ({
      name,
      step,
      label: conditionWords.labels[name],
      text: lineInWords[name]?.(format) ?? valueInWords(field, format[field as keyof WordedFormat]),
    }))
    .filter(({ text }) => text !== "");
}

const lineInWords: Partial<Record<ConditionLine, (format: WordedFormat) => string>> = {
  contributor: ({ contributor }) => (contributor ? conditionWords.byContributor : ""),
  text: ({ textMinCharacters, textMaxCharacters }) => between(textMinCharacters, textMaxCharacters, "characters"),
  turnaround: ({ turnaroundHours }) => conditionWords.ofAcceptance(turnaroundInWords(turnaroundHours)),
  links: linksInWords,
  images: ({ imagesMin, imagesMax }) =>
    imagesMax === 0 ? conditionWords.none : between(imagesMin, imagesMax, "images"),
  homepage: ({ homepageDays }) =>
    homepageDays > 0 ? conditionWords.onHomepage(inUnit.days(homepageDays)) : conditionWords.notOnHomepage,
  adLabel: ({ adLabel }) => (adLabel ? conditionWords.marked(adLabel) : conditionWords.notMarked),
  guarantee: ({ contributor, guaranteeDays }) =>
    contributor || guaranteeDays === 0
      ? conditionWords.noGuarantee
      : conditionWords.guaranteed(inUnit.days(guaranteeDays)),
};

function between(least: number, most: number, unit: Unit): string {
  const upper = inUnit[unit](most);
  return least > 0 ? conditionWords.between(least, upper) : conditionWords.upTo(upper);
}

function linksInWords({ hyperlinksMax, hyperlinkKind, dofollowFeeCents = 0 }: WordedFormat): string {
  if (hyperlinkKind === "Without" || hyperlinksMax === 0) return conditionWords.none;
  const links = conditionWords.upTo(inUnit.links(hyperlinksMax));
  if (hyperlinkKind !== "Dofollow For a Fee") return conditionWords.ofKind(links, hyperlinkKind);
  return conditionWords.dofollowForFee(links, formatCents(dofollowFeeCents));
}

import type { Order } from "../contract.ts";
import { texts } from "./texts.ts";

const words = texts.conditions;

/** Conditions in words: those of a booking, or what they would become. */
export type Agreed = Pick<Order, "conditions" | "hyperlinkKind" | "formatType">;

/** Each condition by its name; those that ask for nothing are left out. */
export function conditionRows({ conditions, hyperlinkKind, formatType }: Agreed): [name: string, value: string][] {
  const { turnaroundHours, permanenceMonths, guaranteeDays, homepageDays, adLabel, otherConditions } = conditions;
  const linksMax = hyperlinkKind === "Without" ? 0 : conditions.hyperlinksMax;
  const rows: [string, string][] = [
    [texts.facts.format, formatType],
    [words.text, words.characters(conditions.textMinCharacters, conditions.textMaxCharacters)],
    [words.links, words.hyperlinks(linksMax, hyperlinkKind)],
    [words.pictures, words.images(conditions.imagesMin, conditions.imagesMax)],
    [words.turnaround, words.hours(turnaroundHours)],
    [words.permanence, words.months(permanenceMonths)],
    [words.guarantee, words.days(guaranteeDays)],
    [words.homepage, homepageDays > 0 ? words.days(homepageDays) : ""],
    [words.adLabel, adLabel],
    [words.accepted, conditions.topicsAccepted.join(", ")],
    [words.refused, conditions.topicsRefused.join(", ")],
    [words.other, otherConditions],
  ];
  return rows.filter(([, value]) => value !== "");
}

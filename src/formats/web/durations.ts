import { texts } from "./texts.ts";

const words = texts.units;

/** `24 hours`, `3 days`: whole days from two on. */
export function turnaroundInWords(hours: number): string {
  return hours >= 48 && hours % 24 === 0 ? words.days(hours / 24) : words.hours(hours);
}

/** `18 months`, `2 years`; 0 is forever. */
export function permanenceInWords(months: number): string {
  if (months === 0) return words.forEver;
  return months % 12 === 0 ? words.years(months / 12) : words.months(months);
}

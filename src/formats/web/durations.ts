import { texts } from "./texts.ts";

const durationWords = texts.units;

/** `24 hours`, `3 days`: whole days from two on. */
export function turnaroundInWords(hours: number): string {
  return hours >= 48 && hours % 24 === 0 ? durationWords.days(hours / 24) : durationWords.hours(hours);
}

/** `18 months`, `2 years`; 0 is forever. */
export function permanenceInWords(months: number): string {
  if (months === 0) return durationWords.forEver;
  return months % 12 === 0 ? durationWords.years(months / 12) : durationWords.months(months);
}

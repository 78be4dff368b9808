import { dayOf } from "#platform/contract/day.ts";
/** Days of UTC as `YYYY-MM-DD`, both included. */
export type StatementPeriod = { from: string; to: string };

/** Defaults to the first of the month until today. Moves an end before the start to the start. */
export function periodOf(
  { from, to }: { from?: string | undefined; to?: string | undefined },
  now: Date,
): StatementPeriod {
  const last = to ?? dayOf(now);
  const first = from ?? `${last.slice(0, 7)}-01`;
  return { from: first, to: last < first ? first : last };
}

import type { PublishDate } from "./publish-date.ts";
import { windowOf } from "./window.ts";

/** Instants as ISO texts. */
export type DatedPublication = PublishDate & {
  acceptedAt: string;
  /** The first publication: a later revision makes nobody late. */
  firstPublishedAt: string;
  turnaroundHours: number;
};

/**
 * True when an order's first publication fell within its window (R4.7, R10.8). `server/queries-punctuality.ts` repeats
 * the rule in SQL.
 */
export function isOnTime({ acceptedAt, firstPublishedAt, turnaroundHours, ...date }: DatedPublication): boolean {
  const published = new Date(firstPublishedAt);
  const { opensAt, dueAt } = windowOf(new Date(acceptedAt), turnaroundHours, date);
  return published <= dueAt && (opensAt === undefined || published >= opensAt);
}

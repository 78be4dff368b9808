import type { PublishDate } from "./publish-date.ts";
import { windowOf } from "./window.ts";

/** What was agreed of an order's publication and what became of it. Instants as ISO texts. */
export type Publication = PublishDate & {
  acceptedAt: string;
  /** The first one: a revision that the advertiser asked for afterwards makes nobody late. */
  firstPublishedAt: string;
  turnaroundHours: number;
};

/** True when an order was published first within its window (R4.7, R10.8). `server/queries-punctuality.ts` says the same to the database. */
export function isOnTime({ acceptedAt, firstPublishedAt, turnaroundHours, ...date }: Publication): boolean {
  const published = new Date(firstPublishedAt);
  const { opensAt, dueAt } = windowOf(new Date(acceptedAt), turnaroundHours, date);
  return published <= dueAt && (opensAt === undefined || published >= opensAt);
}

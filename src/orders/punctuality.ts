import type { PublishDateMode } from "./publish-date.ts";

const hourInMilliseconds = 3_600_000;

/** What was agreed of an order's publication and what became of it. Instants as ISO texts, the day `YYYY-MM-DD`. */
export type Publication = {
  acceptedAt: string;
  /** The first one: a revision that the advertiser asked for afterwards makes nobody late. */
  firstPublishedAt: string;
  turnaroundHours: number;
  publishDateMode: PublishDateMode;
  publishOn: string | null;
};

/**
 * True when an order was published within the turnaround that began with its acceptance, and as its publish date says (R4.7,
 * R10.8). `server/queries-punctuality.ts` says the same to the database.
 */
export function isOnTime({ acceptedAt, firstPublishedAt, turnaroundHours, ...date }: Publication): boolean {
  const dueAt = Date.parse(acceptedAt) + turnaroundHours * hourInMilliseconds;
  return Date.parse(firstPublishedAt) <= dueAt && keepsDate(date, firstPublishedAt);
}

/** Days are in UTC: on this day, on or after it, or before it. */
function keepsDate(
  { publishDateMode, publishOn }: Pick<Publication, "publishDateMode" | "publishOn">,
  publishedAt: string,
): boolean {
  if (publishOn === null) return true;
  const day = publishedAt.slice(0, 10);
  switch (publishDateMode) {
    case "On":
      return day === publishOn;
    case "After":
      return day >= publishOn;
    case "Before":
      return day < publishOn;
  }
}

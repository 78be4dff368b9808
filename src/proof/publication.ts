import type { PromisedTime } from "./guarantee.ts";

/**
 * How the order of a publication stands: `published` and not approved yet, `completed`, `claimed` while its publisher owes back what
 * is lost, `undecided` while its money is held for another reason, or `over`.
 */
export type PublicationStanding = "published" | "completed" | "claimed" | "undecided" | "over";

/** What is online for an order, and what was promised of it. */
export type Publication = {
  orderId: string;
  url: string;
  standing: PublicationStanding;
  /** The approved text, as HTML. */
  text: string;
  /** The outlet's domain, which the page must not leave. */
  domain: string | undefined;
  promised: PromisedTime;
  /** When the publication was last taken as it was, by its buyer or by a decision, or it came out: what was wrong by then is no loss. */
  acceptedAt: Date;
  /** What its buyer knew to be wrong and accepted all the same: no loss either. */
  despite: string[];
  /** When both sides had it changed after that: the first look since then says what it is now. */
  changedAt: Date | null;
};

type Due = { orderId: string; mediaProjectId: string };

/** A publication that is looked at now is due again in an hour, in case nobody finishes. */
const unfinishedMinutes = 60;
/** The others of its outlet move behind each other. */
const apartMinutes = 10;

/** Of the publications that are due, in order, one of each outlet is looked at now: no host is asked twice in a run. */
export function spreadLooks(due: Due[]): { orderId: string; isNow: boolean; againMinutes: number }[] {
  const places = new Map<string, number>();
  return due.map(({ orderId, mediaProjectId }) => {
    const place = places.get(mediaProjectId) ?? 0;
    places.set(mediaProjectId, place + 1);
    return { orderId, isNow: place === 0, againMinutes: place === 0 ? unfinishedMinutes : place * apartMinutes };
  });
}

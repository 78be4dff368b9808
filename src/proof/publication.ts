import type { PromisedTime } from "./guarantee.ts";

/**
 * The order's state: `published` awaits approval, `claimed` means the publisher owes a loss. With `undecided` the money
 * is held for another reason.
 */
export type PublicationStanding = "published" | "completed" | "claimed" | "undecided" | "over";

export type Publication = {
  orderId: string;
  /** Organizations that see its looks. */
  organizationIds: readonly string[];
  url: string;
  standing: PublicationStanding;
  /** HTML. */
  text: string;
  /** The page must stay on the outlet's domain. */
  domain: string | undefined;
  promised: PromisedTime;
  /** Last acceptance, by the buyer or a decision, else the publication; earlier problems are no loss. */
  acceptedAt: Date;
  /** Problems that the buyer knew and accepted; no loss either. */
  despite: string[];
  /** Both sides changed it after acceptance; the next look sets the new baseline. */
  changedAt: Date | null;
};

/** A look that brings an order forward or heals a failure also asks as a reader; others do at random (decision 0095). */
export const asksForCertain = (standing: PublicationStanding, last: { passed: boolean } | undefined): boolean =>
  standing !== "completed" || last?.passed === false;

type Due = { orderId: string; mediaProjectId: string };

/** A started look is due again after this, in case nobody finishes it. */
const unfinishedMinutes = 60;
/** Spacing of one outlet's other looks. */
const apartMinutes = 10;

/** Picks one due publication per outlet, so no host is asked twice in a run. */
export function spreadLooks(due: Due[]): { orderId: string; isNow: boolean; againMinutes: number }[] {
  const places = new Map<string, number>();
  return due.map(({ orderId, mediaProjectId }) => {
    const place = places.get(mediaProjectId) ?? 0;
    places.set(mediaProjectId, place + 1);
    return { orderId, isNow: place === 0, againMinutes: place === 0 ? unfinishedMinutes : place * apartMinutes };
  });
}

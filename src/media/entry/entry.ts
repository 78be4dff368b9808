import type { MediaStatus } from "../media.ts";
import { type EntryRules, type MediaMove, mediaMoveTowards } from "../moves.ts";

/** Decides whether an outlet may be listed without a proof of its domain. */
export type DomainClaim = {
  verification: "unverified" | "verified";
  /** No other outlet was first to name the domain. */
  holdsDomain: boolean;
  /** An operator listed it, and stands for it. */
  vouched: boolean;
};

export type ReviewedClaim = DomainClaim & { reviewedAt: Date | null };
export type EntrySettings = { verifiedOnly: boolean; automaticReview: boolean };

/**
 * True while an outlet has to prove its domain before it is listed (R3.5): beside a rival always, otherwise by the
 * settings.
 */
export const mustProve = (
  { verification, holdsDomain, vouched }: DomainClaim,
  { verifiedOnly }: { verifiedOnly: boolean },
): boolean => verification !== "verified" && (!holdsDomain || (verifiedOnly && !vouched));

export const entryOf = (medium: ReviewedClaim, settings: EntrySettings): EntryRules => ({
  mustProve: mustProve(medium, settings),
  isReviewed: medium.reviewedAt !== null || settings.automaticReview,
});

/** Returns Byline's own move after a proof or setting changed; undefined where the status fits. */
export function moveByProof(status: MediaStatus, entry: EntryRules): MediaMove | undefined {
  if (status === "listed" && entry.mustProve) return "unlist";
  return status === "unproven" && !entry.mustProve ? mediaMoveTowards("listed", status, entry) : undefined;
}

/** Events of an organization's outlets when the operator switches the duty to prove domains. */
export const outletHappenings = ["listOutlets", "unlistOutlets"] as const;
export type OutletHappening = (typeof outletHappenings)[number];

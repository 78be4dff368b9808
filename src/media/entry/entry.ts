import type { MediaStatus } from "../media.ts";
import { type EntryRules, type MediaMove, mediaMoveTowards } from "../moves.ts";

/** What of an outlet says whether it may be listed without a proof of its domain. */
export type DomainClaim = {
  verification: "unverified" | "verified";
  /** No other outlet was first to name the domain. */
  holdsDomain: boolean;
  /** An operator listed it, and stands for it. */
  vouched: boolean;
};

export type ReviewedClaim = DomainClaim & { reviewedAt: Date | null };
export type EntrySettings = { verifiedOnly: boolean; automaticReview: boolean };

/** True while an outlet has to be proven before it is on the market (R3.5): beside a rival always, otherwise as Byline asks. */
export const mustProve = (
  { verification, holdsDomain, vouched }: DomainClaim,
  { verifiedOnly }: { verifiedOnly: boolean },
): boolean => verification !== "verified" && (!holdsDomain || (verifiedOnly && !vouched));

/** What keeps an outlet from the market as Byline is set. */
export const entryOf = (medium: ReviewedClaim, settings: EntrySettings): EntryRules => ({
  mustProve: mustProve(medium, settings),
  isReviewed: medium.reviewedAt !== null || settings.automaticReview,
});

/** Byline's own move where a proof, or what Byline asks for, has changed; undefined where an outlet stands right. */
export function moveByProof(status: MediaStatus, entry: EntryRules): MediaMove | undefined {
  if (status === "listed" && entry.mustProve) return "unlist";
  return status === "unproven" && !entry.mustProve ? mediaMoveTowards("listed", status, entry) : undefined;
}

/** What happens to an organization's outlets when Byline begins or ends to ask for proofs. */
export const outletHappenings = ["listOutlets", "unlistOutlets"] as const;
export type OutletHappening = (typeof outletHappenings)[number];

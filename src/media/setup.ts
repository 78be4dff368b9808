import type { Media } from "./contract.ts";
import type { VerificationState } from "./verification/verification.ts";

/** Steps to a complete medium (R2.19), in their order on the screen. */
export const setupItems = ["description", "topics", "verification", "format", "listing"] as const;
export type SetupItem = (typeof setupItems)[number];

export function setupOf(
  medium: Pick<Media, "description" | "topics" | "listedFormatCount" | "status"> & {
    verification: { state: VerificationState } | null;
  },
): Record<SetupItem, boolean> {
  return {
    description: medium.description !== "",
    topics: medium.topics.length > 0,
    verification: medium.verification?.state === "verified",
    format: medium.listedFormatCount > 0,
    listing: medium.status === "listed",
  };
}

import type { Media } from "./contract.ts";
import type { VerificationState } from "./verification/verification.ts";

/** What a medium needs before it is set up (R2.19), in the order in which it is done. */
export const setupItems = ["description", "topics", "verification", "format", "listing"] as const;
export type SetupItem = (typeof setupItems)[number];

/** Each item, done or not, as the owner's record of the medium has it. */
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

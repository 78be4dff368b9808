import { useEffect } from "react";
import { markSeen } from "./api.ts";

/**
 * Marks notifications about an open subject as read, now and at each new `edition`. A failed call is made up for by the
 * next one.
 */
export function useSeen(about: string, edition: unknown): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: another edition is seen anew
  useEffect(() => {
    void markSeen(about).catch(() => {});
  }, [about, edition]);
}

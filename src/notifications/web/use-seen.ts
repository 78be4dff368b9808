import { useEffect } from "react";
import { markSeen } from "./api.ts";

/**
 * Whoever has something open reads what is told about it: when it opens, and each time that it changes (`edition`) while it is. A call
 * that fails is made up for by the next one, or by opening the notification.
 */
export function useSeen(about: string, edition: unknown): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: another edition is seen anew
  useEffect(() => {
    void markSeen(about).catch(() => {});
  }, [about, edition]);
}

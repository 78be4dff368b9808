import { useSyncExternalStore } from "react";
import type { ClientUser } from "#accounts/contract.ts";

/** One person can have both dashboards (R1.5); this is the one they work in. */
export type Side = "client" | "media";

const storageKey = "byline-side";
const listeners = new Set<() => void>();

function chosenSide(): Side {
  return localStorage.getItem(storageKey) === "media" ? "media" : "client";
}

/**
 * The side that fits what the person works on (R4.12): with a campaign and a medium both, or neither, it stays the chosen
 * one; with only one of them it is that one's.
 */
export function sideOf(user: ClientUser, chosen: Side = chosenSide()): Side {
  const hasCampaign = user.currentCampaign !== null;
  const hasMedium = user.currentMediaProject !== null;
  if (hasCampaign === hasMedium) return hasOnlyMedia(user) ? "media" : chosen;
  return hasMedium ? "media" : "client";
}

/** Before there is a medium or a campaign, the organization says which side it is. */
function hasOnlyMedia(user: ClientUser): boolean {
  return (
    user.userOrganizations.length > 0 &&
    user.userOrganizations.every(({ organization }) => organization.kind === "publisher")
  );
}

/** Remembers the switch to the other dashboard (R4.11). */
export function chooseSide(side: Side): void {
  localStorage.setItem(storageKey, side);
  for (const listener of listeners) listener();
}

export function useSide(user: ClientUser): Side {
  const chosen = useSyncExternalStore((listener) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  }, chosenSide);
  return sideOf(user, chosen);
}

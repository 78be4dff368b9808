import { useSyncExternalStore } from "react";
import { readCookie, writeCookie } from "../cookies.ts";

export type Consent = "granted" | "denied";

const name = "analytics-consent";
const listeners = new Set<() => void>();

/** Kept in a cookie for 365 days, so that it outlives the sign-out. */
export function readConsent(): Consent | undefined {
  const kept = readCookie(name);
  return kept === "granted" || kept === "denied" ? kept : undefined;
}

/** Keeps the answer. `denied` after `granted` withdraws: nothing more is sent, and the analytics cookies go. */
export function decideConsent(consent: Consent): void {
  writeCookie(name, consent);
  for (const listener of listeners) listener();
}

export function onConsentChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function useConsent(): Consent | undefined {
  return useSyncExternalStore(onConsentChange, readConsent);
}

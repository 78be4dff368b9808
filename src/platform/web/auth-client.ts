import { AuthClient } from "@supabase/auth-js";
import { config } from "./config.ts";

/**
 * The official client of the sign-in service: it keeps the session, renews it and tells the other tabs (R9.12). Every flow that
 * leaves this page is proved by a verifier that only this browser has (PKCE); session.ts alone takes sessions from an address
 * (decision 0030).
 */
export function createAuthClient(storageKey: string) {
  const url = new URL(config.authUrl, location.origin).href;
  return new AuthClient({ url, storageKey, flowType: "pkce", detectSessionInUrl: false });
}

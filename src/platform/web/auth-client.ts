import { AuthClient } from "@supabase/auth-js";
import { config } from "./config.ts";

/**
 * The sign-in service's official client: keeps the session, renews it and tells the other tabs (R9.12). Flows that
 * leave the page are proved by this browser's own verifier (PKCE). Only session.ts takes sessions from an address
 * (decision 0030).
 */
export function createAuthClient(storageKey: string) {
  const url = new URL(config.authUrl, location.origin).href;
  return new AuthClient({ url, storageKey, flowType: "pkce", detectSessionInUrl: false });
}

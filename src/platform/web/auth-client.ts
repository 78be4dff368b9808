import { AuthClient } from "@supabase/auth-js";
import { config } from "./config.ts";

/** The official client of the sign-in service: it keeps the session, renews it and tells the other tabs (R9.12). */
export function createAuthClient(storageKey: string) {
  return new AuthClient({ url: new URL(config.authUrl, location.origin).href, storageKey, flowType: "implicit" });
}

import { insufficientAssurance } from "../refusals.ts";
import type { Bearer } from "./authenticate.ts";

/** Throws 401 `insufficient_aal` for a session that has not shown the account's second factor. */
export function requireFullAssurance({ claims, account }: Bearer, deed: string): void {
  if (claims.assurance === "aal1" && account.factors.some(({ status }) => status === "verified"))
    throw insufficientAssurance(`AAL2 session is required to ${deed} when MFA is enabled.`);
}

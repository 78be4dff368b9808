import type { FactorRow } from "../people/accounts.ts";
import type { HeldAccount } from "../sessions/held-account.ts";
import { factorNotFound } from "./refusals.ts";

/** A password alone adds no factor to an account that has one. */
export const mayAddFactor = ({ factors, hasTwoFactors }: Pick<HeldAccount, "factors" | "hasTwoFactors">): boolean =>
  hasTwoFactors || factors.every(({ status }) => status !== "verified");

/** Throws 404 also for another person's factor. */
export function ownFactor({ factors }: Pick<HeldAccount, "factors">, factorId: string): FactorRow {
  const factor = factors.find(({ id }) => id === factorId);
  if (!factor) throw factorNotFound();
  return factor;
}

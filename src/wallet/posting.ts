import type { Cents } from "#platform/money/money.ts";
import type { PostingKind } from "./posting-kinds.ts";

/** Accounts of the ledger (R4.3). Only an organization's accounts are locked; Byline's are append-only. */
export const organizationAccounts = ["available", "held", "earnings", "payout_in_transit"] as const;
export type OrganizationAccount = (typeof organizationAccounts)[number];

export const houseAccounts = ["revenue", "provider_clearing", "affiliate_payable"] as const;
type HouseAccount = (typeof houseAccounts)[number];

/** Never negative. A payout in transit and Byline's accounts have no floor. */
export const flooredAccounts: readonly string[] = ["available", "held", "earnings"] satisfies OrganizationAccount[];

export type Entry =
  | { organizationId: string; account: OrganizationAccount; amountCents: Cents }
  | { organizationId: null; account: HouseAccount; amountCents: Cents };

/** Repeating a key finds the first posting instead of moving money again. */
export type Posting = { key: string; kind: PostingKind; orderId?: string | undefined; entries: Entry[] };

/** Throws for no entries, a sum other than zero, and an entry that moves no whole cents. */
export function assertBalanced({ key, entries }: Posting): void {
  const sum = entries.reduce((total, { amountCents }) => total + amountCents, 0);
  const sound =
    entries.length >= 2 && entries.every(({ amountCents }) => Number.isSafeInteger(amountCents) && amountCents !== 0);
  if (sum !== 0 || !sound) throw new Error(`posting ${key} does not balance`);
}

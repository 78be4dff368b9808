import type { Cents } from "#platform/money/money.ts";
import type { PostingKind } from "./posting-kinds.ts";

/** The accounts of the ledger (R4.3). An organization's own have their row locked; Byline's are only ever added to. */
export const organizationAccounts = ["available", "held", "earnings", "payout_in_transit"] as const;
export type OrganizationAccount = (typeof organizationAccounts)[number];

export const houseAccounts = ["revenue", "provider_clearing", "affiliate_payable"] as const;
type HouseAccount = (typeof houseAccounts)[number];

/** These never go below zero; a payout in transit and Byline's accounts have no floor. */
export const flooredAccounts: readonly string[] = ["available", "held", "earnings"] satisfies OrganizationAccount[];

export type Entry =
  | { organizationId: string; account: OrganizationAccount; amountCents: Cents }
  | { organizationId: null; account: HouseAccount; amountCents: Cents };

/** Money moved for one reason, once: the key makes a repetition find the first posting instead of moving again. */
export type Posting = { key: string; kind: PostingKind; orderId?: string | undefined; entries: Entry[] };

/** Throws when the entries don't sum to zero, are none, or one of them moves nothing or no whole cents. */
export function assertBalanced({ key, entries }: Posting): void {
  const sum = entries.reduce((total, { amountCents }) => total + amountCents, 0);
  const sound =
    entries.length >= 2 && entries.every(({ amountCents }) => Number.isSafeInteger(amountCents) && amountCents !== 0);
  if (sum !== 0 || !sound) throw new Error(`posting ${key} does not balance`);
}

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

type Booked = { orderId: string; clientOrganizationId: string; totalCents: Cents };

/** Booking: available → held. */
export function holdFunds({ orderId, clientOrganizationId, totalCents }: Booked): Posting {
  return {
    key: `order:${orderId}:hold`,
    kind: "hold",
    orderId,
    entries: [
      { organizationId: clientOrganizationId, account: "available", amountCents: -totalCents },
      { organizationId: clientOrganizationId, account: "held", amountCents: totalCents },
    ],
  };
}

/** Cancel, reject, expire: held → available. */
export function releaseFunds({ orderId, clientOrganizationId, totalCents }: Booked): Posting {
  return {
    key: `order:${orderId}:settle`,
    kind: "release",
    orderId,
    entries: [
      { organizationId: clientOrganizationId, account: "held", amountCents: -totalCents },
      { organizationId: clientOrganizationId, account: "available", amountCents: totalCents },
    ],
  };
}

type Changed = { changeId: string; orderId: string; clientOrganizationId: string; fromCents: Cents; toCents: Cents };

/** An order that costs another amount from now on: the difference moves between available and held (R4.8). */
export function changeHeld({ changeId, orderId, clientOrganizationId, fromCents, toCents }: Changed): Posting {
  const moreCents = toCents - fromCents;
  return {
    key: `order:${orderId}:hold:${changeId}`,
    kind: "change_hold",
    orderId,
    entries: [
      { organizationId: clientOrganizationId, account: "available", amountCents: -moreCents },
      { organizationId: clientOrganizationId, account: "held", amountCents: moreCents },
    ],
  };
}

/**
 * Completion: held → the publisher's earnings and the service fee; after a dispute, part of it may go back to the client.
 * It shares its key with a release: one of them happens, once.
 */
export function splitHeld(
  parts: Booked & { publisherOrganizationId: string; feeCents: Cents; refundCents: Cents },
): Posting {
  const { orderId, clientOrganizationId, publisherOrganizationId, totalCents, feeCents, refundCents } = parts;
  const entries: Entry[] = [
    { organizationId: clientOrganizationId, account: "held", amountCents: -totalCents },
    { organizationId: clientOrganizationId, account: "available", amountCents: refundCents },
    { organizationId: publisherOrganizationId, account: "earnings", amountCents: totalCents - refundCents - feeCents },
    { organizationId: null, account: "revenue", amountCents: feeCents },
  ];
  return {
    key: `order:${orderId}:settle`,
    kind: "settle",
    orderId,
    entries: entries.filter(({ amountCents }) => amountCents !== 0),
  };
}

type TakenBack = Omit<Booked, "totalCents"> & {
  publisherOrganizationId: string;
  /** From the publisher's earnings, as far as they cover it. */
  earningsCents: Cents;
  /** From the service fee. */
  feeCents: Cents;
};

/** A refund after completion: the publisher's earnings and the service fee → available. Once for each order. */
export function takeBack(parts: TakenBack): Posting {
  const { orderId, clientOrganizationId, publisherOrganizationId, earningsCents, feeCents } = parts;
  const entries: Entry[] = [
    { organizationId: publisherOrganizationId, account: "earnings", amountCents: -earningsCents },
    { organizationId: null, account: "revenue", amountCents: -feeCents },
    { organizationId: clientOrganizationId, account: "available", amountCents: earningsCents + feeCents },
  ];
  return {
    key: `order:${orderId}:take-back`,
    kind: "take_back",
    orderId,
    entries: entries.filter(({ amountCents }) => amountCents !== 0),
  };
}

type PaidOff = Omit<TakenBack, "feeCents"> & { paidCents: Cents };

/** A part of what earnings did not cover then: earnings → available. `paidCents` were paid before, and make the key its own. */
export function payOwed({
  orderId,
  clientOrganizationId,
  publisherOrganizationId,
  earningsCents,
  paidCents,
}: PaidOff): Posting {
  return {
    key: `order:${orderId}:owed:${paidCents}`,
    kind: "pay_owed",
    orderId,
    entries: [
      { organizationId: publisherOrganizationId, account: "earnings", amountCents: -earningsCents },
      { organizationId: clientOrganizationId, account: "available", amountCents: earningsCents },
    ],
  };
}

/** A top-up that the provider confirmed: provider clearing → available. */
export function creditTopUp(topUp: { topUpId: string; organizationId: string; amountCents: Cents }): Posting {
  return {
    key: `top-up:${topUp.topUpId}`,
    kind: "top_up",
    entries: [
      { organizationId: null, account: "provider_clearing", amountCents: -topUp.amountCents },
      { organizationId: topUp.organizationId, account: "available", amountCents: topUp.amountCents },
    ],
  };
}

type Adjusted = {
  adjustmentId: string;
  organizationId: string;
  account: "available" | "earnings";
  /** What the account gains; below zero what it loses. */
  amountCents: Cents;
};

/** An operator's correction: revenue → the account, or back. */
export function adjust({ adjustmentId, organizationId, account, amountCents }: Adjusted): Posting {
  return {
    key: `adjustment:${adjustmentId}`,
    kind: "adjust",
    entries: [
      { organizationId: null, account: "revenue", amountCents: -amountCents },
      { organizationId, account, amountCents },
    ],
  };
}

/** Throws when the entries don't sum to zero, are none, or one of them moves nothing or no whole cents. */
export function assertBalanced({ key, entries }: Posting): void {
  const sum = entries.reduce((total, { amountCents }) => total + amountCents, 0);
  const sound =
    entries.length >= 2 && entries.every(({ amountCents }) => Number.isSafeInteger(amountCents) && amountCents !== 0);
  if (sum !== 0 || !sound) throw new Error(`posting ${key} does not balance`);
}

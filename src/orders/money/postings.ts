import type { Cents } from "#platform/money/money.ts";
import type { Entry, Posting } from "#wallet/posting.ts";

type BookedMoney = { orderId: string; clientOrganizationId: string; totalCents: Cents };

/** available → held */
export function holdFunds({ orderId, clientOrganizationId, totalCents }: BookedMoney): Posting {
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

/** held → available */
export function releaseFunds({ orderId, clientOrganizationId, totalCents }: BookedMoney): Posting {
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

/** Moves the difference between available and held when an order's price changes (R4.8). */
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
 * Completion: held → earnings and service fee; after a dispute, part returns to the client. Shares its key with a
 * release, so that only one happens.
 */
export function splitHeld(
  parts: BookedMoney & { publisherOrganizationId: string; feeCents: Cents; refundCents: Cents },
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

type TakenBack = Omit<BookedMoney, "totalCents"> & {
  publisherOrganizationId: string;
  earningsCents: Cents;
  feeCents: Cents;
};

/** Refund after completion: earnings and service fee → available. Once per order. */
export function takeBackPayment(parts: TakenBack): Posting {
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

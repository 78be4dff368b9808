import type { ProviderEvent } from "../events/provider-event.ts";

/** The provider's reference of a request, and the page where a person goes on. */
export type Opened = { reference: string; url: string };

/**
 * A payment provider as Byline sees it. Jobs make every call outside transactions and may repeat it: `id` is the asking row and the
 * idempotency key. Amounts are cents. Events come with the answer, or later by its webhook. A call throws `ProviderRefusal` where
 * asking again is in vain. The provider's page leads back to Byline's own paths.
 */
export type PaymentProvider = {
  name: string;
  /** A page where an organization pays, for a day. */
  startCheckout(checkout: { id: string; amountCents: number; returnPath: string }): Promise<Opened>;
  /** Gives a payment back to its payer, whole or in part. */
  refund(refund: {
    id: string;
    paymentReference: string;
    amountCents: number;
  }): Promise<{ reference: string; events: ProviderEvent[] }>;
  /** A page where an organization saves a card that may be charged without it, for a day. `cardSaved` tells when it has. */
  startCardSetup(setup: { id: string; returnPath: string }): Promise<Opened>;
  /**
   * The saved card by the reference of its `cardSaved`. `title` is its name among people. `key` is the same for the same card, null
   * where the provider can't tell.
   */
  readSavedCard(setupReference: string): Promise<{ reference: string; title: string; key: string | null }>;
  /** Charges a saved card while nobody is there. A card that does not pay is a `chargeDeclined`, no refusal. */
  chargeCard(charge: { id: string; amountCents: number; cardReference: string }): Promise<ProviderEvent[]>;
  /** The same key for the same card or account that paid; null where the provider can't tell. */
  readPayer(paymentReference: string): Promise<string | null>;
  /**
   * A page where an organization gives what a payout needs; `id` is the organization's. `payeeReference` is what an earlier call
   * answered. `payeeUpdated` tells when it can be paid.
   */
  startOnboarding(payee: {
    id: string;
    email: string;
    payeeReference: string | null;
    returnPath: string;
  }): Promise<Opened>;
  /** Sends money to the payee's bank. */
  payOut(payout: { id: string; payeeReference: string; amountCents: number }): Promise<{ reference: string }>;
  /** Brings the money of a payout that failed or was canceled back from the payee's account at the provider. */
  recallPayout(payout: { id: string; payeeReference: string; amountCents: number }): Promise<void>;
  /** A page where a person shows who they are; `id` is the verification's. */
  startIdentitySession(session: { id: string; returnPath: string }): Promise<Opened>;
  /** The name on the document that a session verified. Asked where `identityVerified` doesn't vouch for the name that was told. */
  readVerifiedName(sessionReference: string): Promise<string>;
  /**
   * Reads the events of a provider's request. `rawBody` is its body, byte for byte. Throws `ForgedEvent` when the provider did not
   * sign it, or did so too long ago.
   */
  readEvents(rawBody: Uint8Array, headers: Record<string, string | string[] | undefined>): ProviderEvent[];
};

export class ForgedEvent extends Error {}

/** A refusal for good; the message is a sentence for the person who asked. */
export class ProviderRefusal extends Error {}

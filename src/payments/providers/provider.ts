import type { ProviderEvent } from "../events/provider-event.ts";

/** What a provider calls what it was asked for, and the page where a person goes on. */
export type Opened = { reference: string; url: string };

/**
 * A payment provider as Byline sees it. Every call is made by a job, never inside a database transaction, and may be repeated:
 * `id` is the row that asks for it and the idempotency key of the call. Amounts are cents. What happens afterwards comes as events;
 * what the provider knows at once comes with the answer. A call throws `ProviderRefusal` where asking again is in vain. Paths are Byline's own: there the provider's page leads back.
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
   * The card that was saved, by the reference of its `cardSaved`; `title` is what people know it by, and `key` is the same for the same
   * card, whoever saved it; null where the provider can't tell.
   */
  readSavedCard(setupReference: string): Promise<{ reference: string; title: string; key: string | null }>;
  /** Charges a saved card while nobody is there. A card that does not pay is a `chargeDeclined`, no refusal. */
  chargeCard(charge: { id: string; amountCents: number; cardReference: string }): Promise<ProviderEvent[]>;
  /** The card or account that a payment came from, the same for the same one, whoever typed it; null where the provider can't tell. */
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
   * What a request of the provider tells; nothing, where Byline does not ask for it. `rawBody` is what came, byte for byte. Throws
   * `ForgedEvent` when the provider did not sign it, or did so too long ago.
   */
  readEvents(rawBody: Uint8Array, headers: Record<string, string | string[] | undefined>): ProviderEvent[];
};

export class ForgedEvent extends Error {}

/** The provider will not do what it was asked, however often it is asked again; the message is a sentence for the person who asked. */
export class ProviderRefusal extends Error {}

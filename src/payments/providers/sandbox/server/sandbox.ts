import { providerEventSchema } from "../../../events/provider-event.ts";
import { ForgedEvent, type Opened, type PaymentProvider, ProviderRefusal } from "../../provider.ts";
import {
  paymentOf,
  type SandboxCard,
  type SandboxPageName,
  sandboxCards,
  sandboxReference,
  savedCardOf,
} from "../answers.ts";

/** The built-in provider for trying Byline without keys: test pages with buttons instead of card forms, documents and banks. */
export const sandboxProvider: PaymentProvider = {
  name: "sandbox",
  startCheckout: async ({ id, returnPath }) => opened("checkout", id, returnPath),
  refund: async ({ id, paymentReference, amountCents }) => ({
    reference: `sandbox_refund_${id}`,
    events: [
      {
        kind: "paymentRefunded",
        id: `sandbox_event_refund_${id}`,
        reference: paymentReference,
        intentId: id,
        reversalReference: `sandbox_refund_${id}`,
        amountCents,
      },
    ],
  }),
  startCardSetup: async ({ id, returnPath }) => opened("card", id, returnPath),
  readSavedCard: async (reference) => ({ reference, title: sandboxCards[cardOf(reference)], key: reference }),
  async chargeCard({ id, amountCents, cardReference }) {
    const card = cardOf(cardReference);
    const reference = sandboxReference({ page: "checkout", intentId: id, amountCents });
    const about = { id: `sandbox_event_charge_${id}`, reference, intentId: id };
    return card === "pays"
      ? [{ kind: "checkoutPaid", ...about, amountCents, paymentReference: paymentOf(reference) }]
      : [{ kind: "chargeDeclined", ...about, problem: card }];
  },
  readPayer: async () => null,
  startOnboarding: async ({ id, returnPath }) => opened("onboarding", id, returnPath),
  payOut: async ({ id, amountCents }) => ({
    reference: sandboxReference({ page: "payout", intentId: id, amountCents }),
  }),
  recallPayout: async () => {},
  startIdentitySession: async ({ id, returnPath }) => opened("identity", id, returnPath),
  readVerifiedName: async () => {
    throw new ProviderRefusal("The sandbox reads no names.");
  },
  readEvents(rawBody) {
    try {
      return [providerEventSchema.parse(JSON.parse(Buffer.from(rawBody).toString()))];
    } catch (error) {
      throw new ForgedEvent("The sandbox tells no such event.", { cause: error });
    }
  },
};

function cardOf(reference: string): SandboxCard {
  const card = savedCardOf(reference);
  if (!card) throw new ProviderRefusal("The sandbox has no such card.");
  return card;
}

function opened(page: SandboxPageName, intentId: string, returnPath: string): Opened {
  const reference = sandboxReference({ page, intentId, amountCents: 0 });
  return { reference, url: `/sandbox/${page}/${reference}?${new URLSearchParams({ return: returnPath })}` };
}

import { providerEventSchema } from "../../../events/provider-event.ts";
import { ForgedEvent, type Opened, type PaymentProvider } from "../../provider.ts";
import { type SandboxPageName, sandboxReference } from "../answers.ts";

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
  startOnboarding: async ({ id, returnPath }) => opened("onboarding", id, returnPath),
  payOut: async ({ id, amountCents }) => ({
    reference: sandboxReference({ page: "payout", intentId: id, amountCents }),
  }),
  recallPayout: async () => {},
  startIdentitySession: async ({ id, returnPath }) => opened("identity", id, returnPath),
  readEvents(rawBody) {
    try {
      return [providerEventSchema.parse(JSON.parse(Buffer.from(rawBody).toString()))];
    } catch (error) {
      throw new ForgedEvent("The sandbox tells no such event.", { cause: error });
    }
  },
};

function opened(page: SandboxPageName, intentId: string, returnPath: string): Opened {
  const reference = sandboxReference({ page, intentId, amountCents: 0 });
  return { reference, url: `/sandbox/${page}/${reference}?${new URLSearchParams({ return: returnPath })}` };
}

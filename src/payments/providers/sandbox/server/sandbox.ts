import type { PaymentProvider } from "../../provider.ts";

/** The built-in provider for trying Byline without keys: a visible test-payment page instead of a card form. */
export const sandboxProvider: PaymentProvider = {
  name: "sandbox",
  async startCheckout({ id }) {
    const reference = `sandbox_${id}`;
    return { reference, checkoutUrl: `/sandbox/checkout/${reference}` };
  },
};

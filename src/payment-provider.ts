import type { PaymentProvider } from "#payments/providers/provider.ts";
import { sandboxProvider } from "#payments/providers/sandbox/server/sandbox.ts";
import { stripeProvider } from "#payments/providers/stripe/server/stripe.ts";
import type { Config } from "./config.ts";

export function paymentProviderOf({ PAYMENT_PROVIDER, stripe }: Pick<Config, "PAYMENT_PROVIDER" | "stripe">) {
  const made: Record<typeof PAYMENT_PROVIDER, () => PaymentProvider | undefined> = {
    sandbox: () => sandboxProvider,
    stripe: () => stripe && stripeProvider(stripe),
    none: () => undefined,
  };
  return made[PAYMENT_PROVIDER]();
}

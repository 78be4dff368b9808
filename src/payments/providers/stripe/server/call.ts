import Stripe from "stripe";
import { catalogue } from "#platform/words/catalogue.ts";
import { ProviderRefusal } from "../../provider.ts";

const texts = catalogue("payments.providers.stripe.server.call", {
  stripeRefused: (message: string) => `Stripe refused: ${message}`,
});

export const currency = "usd";

/** A request that Stripe finds wrong stays wrong; all else may go better the next time. */
export async function asked<Answer>(call: Promise<Answer>): Promise<Answer> {
  try {
    return await call;
  } catch (error) {
    if (error instanceof Stripe.errors.StripeInvalidRequestError)
      throw new ProviderRefusal(texts.stripeRefused(error.message), { cause: error });
    throw error;
  }
}

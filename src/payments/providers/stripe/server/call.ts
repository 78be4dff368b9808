import Stripe from "stripe";
import { ProviderRefusal } from "../../provider.ts";

export const currency = "usd";

/** A request that Stripe finds wrong stays wrong; all else may go better the next time. */
export async function asked<Answer>(call: Promise<Answer>): Promise<Answer> {
  try {
    return await call;
  } catch (error) {
    if (error instanceof Stripe.errors.StripeInvalidRequestError)
      throw new ProviderRefusal(`Stripe refused: ${error.message}`, { cause: error });
    throw error;
  }
}

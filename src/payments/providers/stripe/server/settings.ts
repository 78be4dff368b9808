import { z } from "zod";

export type StripeSettings = {
  secretKey: string;
  webhookSecrets: string[];
  /** Where the library finds Stripe; its own address by default. */
  apiBase: string | undefined;
  publicUrl: string;
  /** With a test key, anybody who knows Stripe's test cards fills a balance. */
  isOpenTest: boolean;
};

const variables = z.object({
  STRIPE_SECRET_KEY: z
    .string("set it to the secret key of your Stripe account: PAYMENT_PROVIDER is stripe")
    .regex(/^(sk|rk)_(test|live)_\w+$/, "a secret key begins with sk_test_, sk_live_, rk_test_ or rk_live_"),
  STRIPE_WEBHOOK_SECRET: z
    .string("set it to the signing secret of the webhook in Stripe; without it Byline would believe anybody")
    .regex(/^whsec_\w+(\s*,\s*whsec_\w+)*$/, "signing secrets begin with whsec_; separate several by commas")
    .transform((list) => list.split(",").map((secret) => secret.trim())),
  STRIPE_API_BASE: z.url({ protocol: /^https?$/ }).optional(),
  STRIPE_TEST_MODE: z.stringbool().default(false),
});

type Installation = { isLocal: boolean; demo: boolean; publicUrl: string };

/**
 * Stripe's part of the environment. A key of the wrong mode is refused: real money needs a real installation, and a public one real
 * money.
 */
export const stripeVariables = ({ isLocal, demo, publicUrl }: Installation) =>
  variables.transform((env, context): StripeSettings => {
    const isPublic = publicUrl.startsWith("https:");
    const isLive = env.STRIPE_SECRET_KEY.includes("_live_");
    const refuse = (message: string) => context.addIssue({ code: "custom", path: ["STRIPE_SECRET_KEY"], message });
    if (isLive && demo)
      refuse(
        "this is a live key, and DEMO is on: everybody could spend the demo's money. Use a test key, or set DEMO=false.",
      );
    else if (isLive && isLocal)
      refuse(
        "this is a live key, and Byline runs on this machine alone, where Stripe cannot reach it. Use a test key.",
      );
    else if (!isLive && isPublic && !env.STRIPE_TEST_MODE)
      refuse(
        "this is a test key, and PUBLIC_URL is public: balances would be free. Use a live key, or set STRIPE_TEST_MODE=true to allow it.",
      );
    return {
      secretKey: env.STRIPE_SECRET_KEY,
      webhookSecrets: env.STRIPE_WEBHOOK_SECRET,
      apiBase: env.STRIPE_API_BASE,
      publicUrl,
      isOpenTest: isPublic && !isLive,
    };
  });

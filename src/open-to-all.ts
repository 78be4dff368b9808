import type { Config } from "./config.ts";

type OpenConfig = Pick<Config, "PAYMENT_PROVIDER" | "stripe" | "devOutbox" | "demo" | "isLocal">;

/** Warns of first-look conveniences that a public server must not have by accident (decision 0029). */
export function openToAll({ PAYMENT_PROVIDER, stripe, devOutbox, demo, isLocal }: OpenConfig): string[] {
  if (isLocal) return [];
  return [
    ...(PAYMENT_PROVIDER === "sandbox"
      ? ["PAYMENT_PROVIDER=sandbox: whoever presses Pay is credited, and no money moves."]
      : []),
    ...(stripe?.isOpenTest ? ["STRIPE_TEST_MODE=true: Stripe's test cards fill balances, and no money moves."] : []),
    ...(devOutbox ? ["DEV_OUTBOX=true: everybody can read every mail with its links and codes."] : []),
    ...(demo ? ["DEMO=true: everybody can sign in as the demo's people. One of them is an operator."] : []),
  ];
}

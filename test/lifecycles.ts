import { formatLife } from "../src/formats/standing.ts";
import { identityLife } from "../src/identity/moves.ts";
import { importLife } from "../src/imports/import.ts";
import { mediaLife } from "../src/media/moves.ts";
import { offerLife } from "../src/offers/offer.ts";
import { extraLife } from "../src/orders/extras/order-extra.ts";
import { orderLife } from "../src/orders/order.ts";
import { topUpLife } from "../src/payments/top-ups/top-up.ts";
import { withdrawalLife } from "../src/payments/withdrawals/withdrawal.ts";
import type { AnyMove, Lifecycle } from "../src/platform/lifecycle/lifecycle.ts";

type NamedMove = AnyMove & { by: Record<string, string | true> };
type AnyLifecycle = Lifecycle<string, NamedMove, never>;

const readBy = <Name extends string, Move extends AnyMove, Facts>(life: Lifecycle<Name, Move, Facts>): AnyLifecycle =>
  life as unknown as AnyLifecycle;

/** Every lifecycle of the product, with the README that draws it. */
export const lifecycles: { life: AnyLifecycle; readme: string }[] = [
  { life: readBy(orderLife), readme: "src/orders/README.md" },
  { life: readBy(extraLife), readme: "src/orders/README.md" },
  { life: readBy(offerLife), readme: "src/offers/README.md" },
  { life: readBy(identityLife), readme: "src/identity/README.md" },
  { life: readBy(mediaLife), readme: "src/media/README.md" },
  { life: readBy(topUpLife), readme: "src/payments/README.md" },
  { life: readBy(withdrawalLife), readme: "src/payments/README.md" },
  { life: readBy(formatLife), readme: "src/formats/README.md" },
  { life: readBy(importLife), readme: "src/imports/README.md" },
];

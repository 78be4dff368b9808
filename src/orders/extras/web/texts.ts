import type { TradeSide } from "#events/trade-side.ts";
import { catalogue } from "#platform/words/catalogue.ts";
import type { ExtraMoveRow } from "../moves/extra-move.ts";
import {
  type ExtraMove,
  extraMoveNames,
  extraMoves,
  type OrderExtraKind,
  orderExtraStatusNames,
} from "../order-extra.ts";

/** The words of moves stand in their table. */
export const texts = catalogue("orderExtras", {
  title: "Extras",
  changes: { propose: "Propose an extra", move: (name: string) => `The next step of the extra ${name}` },
  kinds: { custom: "Extra", change: "Change", removal: "Removal" } satisfies Record<OrderExtraKind, string>,
  statuses: orderExtraStatusNames,
  by: { client: "Proposed by the advertiser", publisher: "Proposed by the publisher" } satisfies Record<
    TradeSide,
    string
  >,
  until: (when: string) => `until ${when}`,
  earns: (isPublisher: boolean, earnings: string, fee: string) =>
    `${isPublisher ? "You earn" : "The publisher earns"} ${earnings}. The service fee is ${fee}.`,
  moves: Object.fromEntries(extraMoveNames.map((name) => [name, extraMoves[name].texts])) as Record<
    ExtraMove,
    ExtraMoveRow["texts"]
  >,
  low: "Your balance is low for this extra. Top up additional funds to accept it.",
  done: (move: string) => `Done: ${move}.`,
  propose: {
    custom: "Propose an extra",
    after: "Propose a change or removal",
    customText: "The advertiser accepts or declines it. If accepted, its price is added to the order.",
    afterText:
      "The other side accepts or declines. We hold the price until the publisher has done it and the advertiser confirms.",
    heldNow: "We hold the price from your balance when you propose.",
    kind: "Type",
    name: "Name",
    namePlaceholder: "A second picture",
    price: "Price",
    note: "Note (optional)",
    send: "Send the proposal",
    sent: "The proposal was sent.",
  },
});

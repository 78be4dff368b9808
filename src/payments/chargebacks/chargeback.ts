import {
  type Guard,
  type Lifecycle,
  type MoveOf,
  type RoutedMove,
  routedNamesOf,
} from "#platform/lifecycle/lifecycle.ts";
import { catalogue, wordedRows } from "#platform/words/catalogue.ts";

/**
 * `asked`: an operator gives a payment back, and the provider has not said that it did. `open`: the payer's bank has the money and decides.
 * `final`: the payer has it. `undone`: it came back.
 */
const chargebackStatusNames = catalogue("payments.chargebacks.statuses", {
  asked: "Asked",
  open: "Open",
  final: "Final",
  undone: "Undone",
} as const);
export type ChargebackStatus = keyof typeof chargebackStatusNames;
export const chargebackStatuses = Object.keys(chargebackStatusNames) as ChargebackStatus[];

/** Given back by the operator or the provider; or taken back by the payer's bank. */
export const chargebackKinds = ["refund", "dispute"] as const;
export type ChargebackKind = (typeof chargebackKinds)[number];

/** First status of a reported chargeback: a refund is final at once, though it may not reach the payer. */
export const firstStatus: Record<ChargebackKind, ChargebackStatus> = { refund: "final", dispute: "open" };

/** Happenings of a top-up after its payment. */
export const chargebackHappenings = ["refund", "chargeBack", "restore", "loseDispute", "refuseRefund"] as const;
export type ChargebackHappening = (typeof chargebackHappenings)[number];

export type ChargebackParty = "operator" | "provider" | "system";
type ChargebackFacts = { kind: ChargebackKind; status: ChargebackStatus };

const chargebackGuards = wordedRows("payments.chargebacks.guards", {
  /** A bank's decision for the payer is its last word. */
  isReversible: {
    holds: ({ kind, status }) => kind === "refund" || status !== "final",
    code: "refund_decided",
    refusal: "The payer's bank has decided this chargeback.",
  },
} as const satisfies Record<string, Guard<ChargebackFacts, ChargebackParty>>);

export type ChargebackEffect = "giveBack" | "askProvider";

type ChargebackMoveRow = MoveOf<{
  status: ChargebackStatus;
  side: never;
  permission: never;
  other: ChargebackParty;
  guard: keyof typeof chargebackGuards;
  effect: ChargebackEffect;
}> & {
  /** As the top-up's organization is told of it. */
  happening?: ChargebackHappening;
};

/** THE table of a chargeback's moves. */
export const chargebackMoves = wordedRows("payments.chargebacks.moves", {
  confirm: {
    happening: "refund",
    from: ["asked"],
    to: "final",
    by: { provider: true },
    effects: [],
    texts: { label: "Confirm the refund" },
  },
  refuse: {
    happening: "refuseRefund",
    from: ["asked"],
    to: "undone",
    by: { system: true },
    effects: ["giveBack"],
    texts: { label: "Refuse the refund" },
  },
  restore: {
    happening: "restore",
    from: ["asked", "open", "final"],
    to: "undone",
    by: { provider: true },
    guards: ["isReversible"],
    effects: ["giveBack"],
    texts: { label: "Return the money" },
  },
  lose: {
    happening: "loseDispute",
    from: ["open"],
    to: "final",
    by: { provider: true },
    effects: [],
    texts: { label: "Decide for the payer" },
  },
  retry: {
    from: ["asked"],
    to: "stays",
    by: { operator: true },
    input: "none",
    effects: ["askProvider"],
    isSilent: true,
    texts: {
      label: "Ask the provider again for a refund that it has not confirmed",
      about: "Asks under the same key: the provider pays it once.",
    },
  },
} as const satisfies Record<string, ChargebackMoveRow>);
export type ChargebackMove = keyof typeof chargebackMoves;
export type ChargebackMoveOfPeople = RoutedMove<typeof chargebackMoves>;
export const chargebackMovesOfPeople = routedNamesOf(chargebackMoves);

export const chargebackLife: Lifecycle<ChargebackMove, ChargebackMoveRow, ChargebackFacts> = {
  noun: "chargeback",
  code: "refund_decided",
  statusNames: chargebackStatusNames,
  begins: [
    { deed: "ask for a refund", to: "asked" },
    { deed: "report a refund", to: firstStatus.refund },
    { deed: "report a dispute", to: firstStatus.dispute },
  ],
  guards: chargebackGuards,
  moves: chargebackMoves,
};

/** The wallet's words when money of a payment goes back to its payer, and when it returns. */
export const descriptions: Record<ChargebackKind, { out: string; back: string }> = catalogue(
  "payments.chargebacks.descriptions",
  {
    refund: { out: "Top-up, refunded to the payer", back: "Top-up, a refund that did not arrive" },
    dispute: { out: "Top-up, charged back by the payer's bank", back: "Top-up, a chargeback that was withdrawn" },
  },
);

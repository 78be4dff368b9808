import type { Permission } from "#accounts/permissions.ts";
import type { Lifecycle, MoveOf } from "#platform/lifecycle/lifecycle.ts";
import { catalogue, wordedRows } from "#platform/words/catalogue.ts";

/**
 * `asked`: the provider's page for its card is not there yet. `open`: the page waits for somebody. `stopped`: a card did not pay, or
 * the provider refused it; `reason` says why.
 */
const autoTopUpStatusNames = catalogue("payments.autoTopUps.statuses", {
  off: "Off",
  asked: "Asked",
  open: "Open",
  on: "On",
  stopped: "Stopped",
} as const);
export type AutoTopUpStatus = keyof typeof autoTopUpStatusNames;
export const autoTopUpStatuses = Object.keys(autoTopUpStatusNames) as AutoTopUpStatus[];

type AutoTopUpMoveRow = MoveOf<{
  status: AutoTopUpStatus;
  side: "owner";
  other: "provider" | "system";
  permission: Permission;
  effect: "forgetCard" | "keepReason";
}>;

/** A card may be saved before the answer that opens the page. */
const beforeCard = ["asked", "open"] as const;

/** THE table of an automatic top-up's moves: a request to turn on begins anew from everywhere. */
export const autoTopUpMoves = wordedRows("payments.autoTopUps.moves", {
  turnOn: {
    from: ["off", "asked", "open", "on", "stopped"],
    to: "asked",
    by: { owner: "wallet.topUp" },
    effects: ["forgetCard"],
    texts: { label: "Turn on" },
  },
  openPage: {
    from: ["asked"],
    to: "open",
    by: { system: true },
    effects: [],
    texts: { label: "Open the provider's page" },
  },
  saveCard: {
    from: beforeCard,
    to: "on",
    by: { system: true },
    effects: [],
    texts: { label: "Save the card" },
  },
  change: {
    from: ["on"],
    to: "stays",
    by: { owner: "wallet.topUp" },
    effects: [],
    texts: { label: "Change the amounts" },
  },
  stop: {
    from: [...beforeCard, "on"],
    to: "stopped",
    by: { system: true },
    effects: ["keepReason"],
    texts: { label: "Stop" },
  },
  leave: {
    from: [...beforeCard, "stopped"],
    to: "off",
    by: { provider: true },
    effects: ["forgetCard"],
    texts: { label: "Leave the provider's page" },
  },
  turnOff: {
    from: [...beforeCard, "on", "stopped"],
    to: "off",
    by: { owner: "wallet.topUp" },
    input: "none",
    effects: ["forgetCard"],
    texts: {
      label: "Charge nothing any more and forget the card",
      about: "A charge that has begun still goes through. The card is removed at the provider too.",
    },
  },
} as const satisfies Record<string, AutoTopUpMoveRow>);
export type AutoTopUpMove = keyof typeof autoTopUpMoves;

export const autoTopUpLife: Lifecycle<AutoTopUpMove, AutoTopUpMoveRow, object> = {
  noun: "automatic top-up",
  code: "auto_top_up_off",
  statusNames: autoTopUpStatusNames,
  begins: [{ deed: "agree", to: "off" }],
  guards: {},
  moves: autoTopUpMoves,
};

export const chargeProblems = ["declined", "needsPerson"] as const;
export type ChargeProblem = (typeof chargeProblems)[number];

/** As the organization reads it. */
export const chargeReasons = catalogue("payments.autoTopUps.problems", {
  declined: "The card was declined. Nothing was charged. Save another card to turn automatic top-ups on again.",
  needsPerson:
    "The bank wants the card's owner to confirm each payment, which nobody can do for an automatic top-up. Nothing was charged. Top up by hand, or save another card.",
} satisfies Record<ChargeProblem, string>);

export const { disputedReason } = catalogue("payments.autoTopUps.disputed", {
  disputedReason:
    "A top-up was charged back by the payer's bank. Once that is settled, automatic top-ups can be turned on again.",
});

/** Hours from the beginning of one automatic top-up to the next. */
export const hoursBetween = 1;

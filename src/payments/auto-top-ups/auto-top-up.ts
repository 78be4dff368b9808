/**
 * How an organization's automatic top-up stands. `asked`: the provider's page for its card is not there yet. `open`: somebody is, or
 * was, on that page. `stopped`: a card did not pay, or the provider refused it; `reason` says why.
 */
export const autoTopUpStatuses = ["off", "asked", "open", "on", "stopped"] as const;
export type AutoTopUpStatus = (typeof autoTopUpStatuses)[number];

/** The allowed moves; anything else changes nothing. A card may be saved before the answer that opens the page. */
const moves: Record<AutoTopUpStatus, readonly AutoTopUpStatus[]> = {
  off: ["asked"],
  asked: ["asked", "open", "on", "stopped", "off"],
  open: ["asked", "on", "stopped", "off"],
  on: ["asked", "stopped", "off"],
  stopped: ["asked", "off"],
};

export const canAutoTopUpMove = (from: AutoTopUpStatus, to: AutoTopUpStatus): boolean => moves[from].includes(to);

/** Why a card did not pay, as the provider tells it. */
export const chargeProblems = ["declined", "needsPerson"] as const;
export type ChargeProblem = (typeof chargeProblems)[number];

/** What the organization reads of it. */
export const chargeReasons: Record<ChargeProblem, string> = {
  declined: "The card was declined. Nothing was charged. Save another card to turn automatic top-ups on again.",
  needsPerson:
    "The bank wants the card's owner to confirm each payment, which nobody can do for an automatic top-up. Nothing was charged. Top up by hand, or save another card.",
};

export const disputedReason =
  "A top-up was charged back by the payer's bank. Once that is settled, automatic top-ups can be turned on again.";

/** So long after an automatic top-up began, no other one begins. */
export const hoursBetween = 1;

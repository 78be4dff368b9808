/** A text is sent back for revision so many times at most; then a dispute is the way (design, section 4). */
export const revisionRoundsMax = 3;

/** What the guards ask of an order: plain values, read once by whoever asks. */
export type GuardFacts = {
  revisionRounds: number;
  /** Its format has changed since the booking, and nobody has accepted the order yet (R4.8). */
  hasNewConditions: boolean;
  /** Whether the newest look at the publication found all that was booked (R10.3); undefined before the first look. */
  lastCheckPassed?: boolean | undefined;
};

type Guard = { holds: (order: GuardFacts) => boolean; code: string; refusal: string };

/**
 * Conditions of a move on the order. When a guard fails, the server refuses the move (409) with its code and text, and the
 * move's button is disabled with the same text.
 */
export const guards = {
  conditionsAreAccepted: {
    holds: ({ hasNewConditions }) => !hasNewConditions,
    code: "conditions_changed",
    refusal: "Accept the new conditions first; then the text can be sent.",
  },
  revisionsAreLeft: {
    holds: ({ revisionRounds }) => revisionRounds < revisionRoundsMax,
    code: "revision_rounds",
    refusal: `There were ${revisionRoundsMax} revisions already. Approve the publication, or open a dispute.`,
  },
  checksHold: {
    holds: ({ lastCheckPassed }) => lastCheckPassed === true,
    code: "checks_failed",
    refusal: "The last check of the publication found something missing, so the order is not completed by itself.",
  },
} as const satisfies Record<string, Guard>;

export type GuardName = keyof typeof guards;

/** The first guard that does not hold. */
export const brokenGuard = (names: readonly GuardName[], order: GuardFacts): GuardName | undefined =>
  names.find((name) => !guards[name].holds(order));

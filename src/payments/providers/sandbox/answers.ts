import type { ChargeProblem } from "../../auto-top-ups/auto-top-up.ts";
import type { ProviderEvent } from "../../events/provider-event.ts";

/** Subjects of the sandbox's pages. */
export const sandboxPageNames = ["checkout", "card", "onboarding", "payout", "identity"] as const;
export type SandboxPageName = (typeof sandboxPageNames)[number];

/**
 * The sandbox keeps nothing: its references say all that its pages show and its events tell. Amounts are cents; payees and
 * identities have none.
 */
export type SandboxSubject = { page: SandboxPageName; intentId: string; amountCents: number };

/** Checkouts keep the reference that they always had; their amount is the top-up's. */
export const sandboxReference = ({ page, intentId, amountCents }: SandboxSubject): string =>
  page === "checkout" ? `sandbox_${intentId}` : `sandbox_${page}_${amountCents}_${intentId}`;

type Answer = {
  label: string;
  /** Most people press this one. */
  isMain?: true;
  tells: (subject: SandboxSubject, about: About, at: string) => ProviderEvent;
};
type About = { id: string; reference: string; intentId: string };

const reversalOf = ({ reference, intentId }: About, name: string, amountCents: number) => ({
  reference: paymentOf(reference),
  intentId,
  reversalReference: `${name}_${intentId}`,
  amountCents,
});

/** How the sandbox's cards pay. */
export const sandboxCards = {
  pays: "Test card ···· 4242",
  declined: "Test card ···· 0002",
  needsPerson: "Test card ···· 3155",
} as const satisfies Record<"pays" | ChargeProblem, string>;
export type SandboxCard = keyof typeof sandboxCards;

/** A saved card's name says how it pays. */
const savedCard =
  (card: SandboxCard) =>
  (_subject: SandboxSubject, about: About): ProviderEvent => ({
    kind: "cardSaved",
    ...about,
    reference: `sandbox_saved_${card}_${about.intentId}`,
  });

/** The payment of a checkout, as refunds and disputes name it. */
export const paymentOf = (checkoutReference: string): string => `${checkoutReference}_payment`;

const refund = ({ amountCents }: SandboxSubject, about: About): ProviderEvent => ({
  kind: "paymentRefunded",
  id: about.id,
  ...reversalOf(about, "sandbox_refund", amountCents),
});

const ofDispute =
  (kind: "paymentDisputed" | "disputeWon" | "disputeLost") =>
  ({ amountCents }: SandboxSubject, about: About): ProviderEvent => ({
    kind,
    id: about.id,
    ...reversalOf(about, "sandbox_dispute", amountCents),
  });

/** Every button of the sandbox's pages and what the sandbox tells Byline when it is pressed. */
const sandboxAnswers = {
  checkout: {
    pay: {
      label: "Pay",
      isMain: true,
      tells: ({ amountCents }, about) => ({
        kind: "checkoutPaid",
        ...about,
        amountCents,
        paymentReference: paymentOf(about.reference),
      }),
    },
    decline: { label: "Decline", tells: (_subject, about) => ({ kind: "checkoutDeclined", ...about }) },
    leave: { label: "Leave", tells: (_subject, about) => ({ kind: "checkoutLeft", ...about }) },
    refund: { label: "Refund", tells: refund },
    chargeBack: { label: "Charge back", tells: ofDispute("paymentDisputed") },
    win: { label: "Decide the chargeback for Byline", tells: ofDispute("disputeWon") },
    lose: { label: "Decide the chargeback for the payer", tells: ofDispute("disputeLost") },
  },
  card: {
    save: { label: "Save this card", isMain: true, tells: savedCard("pays") },
    saveDeclined: { label: "Save a card that will be declined", tells: savedCard("declined") },
    saveNeedsPerson: { label: "Save a card whose owner has to confirm", tells: savedCard("needsPerson") },
    leave: { label: "Leave", tells: (_subject, about) => ({ kind: "cardSetupLeft", ...about }) },
  },
  onboarding: {
    finish: {
      label: "Finish",
      isMain: true,
      tells: (_subject, about, at) => ({ kind: "payeeUpdated", ...about, at, canBePaid: true, reason: null }),
    },
    leaveOut: {
      label: "Leave the bank account out",
      tells: (_subject, about, at) => ({
        kind: "payeeUpdated",
        ...about,
        at,
        canBePaid: false,
        reason: "A bank account is missing.",
      }),
    },
  },
  payout: {
    pay: {
      label: "Pay out",
      isMain: true,
      tells: ({ amountCents }, about) => ({ kind: "payoutPaid", ...about, amountCents }),
    },
    fail: {
      label: "Fail",
      tells: ({ amountCents }, about) => ({
        kind: "payoutFailed",
        ...about,
        amountCents,
        reason: "The bank account does not exist.",
      }),
    },
    cancel: { label: "Cancel", tells: ({ amountCents }, about) => ({ kind: "payoutCanceled", ...about, amountCents }) },
  },
  identity: {
    verify: {
      label: "Verify",
      isMain: true,
      tells: (_subject, about) => ({ kind: "identityVerified", ...about, isAsTold: true }),
    },
    askAgain: {
      label: "Ask for a better picture",
      tells: (_subject, about) => ({
        kind: "identityNeedsInput",
        ...about,
        reason: "The picture of the document can't be read.",
      }),
    },
  },
} as const satisfies Record<SandboxPageName, Record<string, Answer>>;

export const sandboxAnswersOf = (page: SandboxPageName): [name: string, answer: Answer][] =>
  Object.entries(sandboxAnswers[page]);

const references = /^sandbox_(?:(card|onboarding|payout|identity)_(\d{1,15})_)?([0-9a-f-]{36})$/;

/** Reads a reference of the sandbox; a checkout's amount is not in it. Undefined for a foreign one. */
export function subjectOf(reference: string): SandboxSubject | undefined {
  const [, page = "checkout", amount = "0", intentId] = references.exec(reference) ?? [];
  return intentId ? { page: page as SandboxPageName, intentId, amountCents: Number(amount) } : undefined;
}

const savedCards = /^sandbox_saved_(pays|declined|needsPerson)_[0-9a-f-]{36}$/;

/** How a saved card pays; undefined for none of the sandbox's. */
export const savedCardOf = (reference: string): SandboxCard | undefined =>
  savedCards.exec(reference)?.[1] as SandboxCard | undefined;

import type { Permission } from "#accounts/permissions.ts";
import { type Guard, type Lifecycle, type MoveOf, routedNamesOf } from "#platform/lifecycle/lifecycle.ts";
import { wordedRows } from "#platform/words/catalogue.ts";
import { type IdentityKind, type IdentityState, identityStateNames, mayProviderDecide } from "./identity.ts";
import type { IdentityMoveInputName } from "./move-input.ts";

export type IdentityParty = "owner" | "operator" | "provider";

export type IdentityEffect =
  | "forgetDecision"
  | "expectDocuments"
  | "stampSubmission"
  | "keepDecision"
  | "endProviderCheck";

export type IdentityMoveRow = MoveOf<{
  status: IdentityState;
  side: "owner";
  permission: Permission;
  other: Exclude<IdentityParty, "owner">;
  guard: keyof typeof identityGuards;
  effect: IdentityEffect;
  input: IdentityMoveInputName;
}> & {
  /** The mail's subject and button; its text stands with the move's texts. */
  letter?: { subject: string; action: string };
};

type IdentityFacts = { kind: IdentityKind; decidedAt: Date | string | null };

const identityGuards = wordedRows("identity.guards", {
  isForProvider: {
    holds: mayProviderDecide,
    code: "documents_needed",
    refusal: "An operator has to see your documents. Upload them and send them for review.",
  },
} as const satisfies Record<string, Guard<IdentityFacts, IdentityParty>>);

const byOwner = { owner: "identity.verify" } as const;
const byOperator = { operator: true } as const;
const byProvider = { provider: true } as const;

/** THE table of a verification's moves (R3.15). */
export const identityMoves = wordedRows("identity.moves", {
  /** Any change of details or documents starts or restarts it. */
  start: {
    from: ["not_started", "in_progress", "rejected"],
    to: "in_progress",
    by: byOwner,
    effects: ["expectDocuments"],
    isSilent: true,
    texts: { label: "Begin" },
  },
  /** A new owner has to prove their own identity. */
  renew: {
    from: ["approved"],
    to: "in_progress",
    by: byOwner,
    effects: ["forgetDecision"],
    isSilent: true,
    texts: { label: "Begin for a new owner" },
  },
  submit: {
    event: "submitted",
    from: ["in_progress"],
    to: "in_review",
    by: byOwner,
    input: "none",
    effects: ["stampSubmission"],
    texts: {
      label: "Send it to the review",
      about: "All fields and documents of its kind have to be there. Nothing can change until the decision.",
    },
  },
  approve: {
    event: "approved",
    from: ["in_review"],
    to: "approved",
    by: byOperator,
    input: "approval",
    effects: ["keepDecision"],
    texts: {
      label: "Approve it: the organization may withdraw",
      about: "The organization is told. Its documents are deleted after the operator's number of days.",
      mail: "Your documents were reviewed and approved. Your earnings can be withdrawn now.",
    },
    letter: { subject: "Your identity is verified", action: "Withdraw" },
  },
  verify: {
    event: "verified",
    from: ["in_progress", "in_review"],
    to: "approved",
    by: byProvider,
    guards: ["isForProvider"],
    effects: ["keepDecision", "endProviderCheck"],
    texts: {
      label: "Verify by the provider",
      mail: "Your identity check succeeded. Your earnings can be withdrawn now.",
    },
    letter: { subject: "Your identity is verified", action: "Withdraw" },
  },
  askAgain: {
    event: "asked_again",
    from: ["in_progress"],
    to: "in_progress",
    by: byProvider,
    guards: ["isForProvider"],
    effects: ["endProviderCheck"],
    texts: {
      label: "Ask again by the provider",
      mail: "Try once more, or send your documents to us. Your listings stay as they are.",
    },
    letter: { subject: "Your identity check did not succeed", action: "Open the verification" },
  },
  /** An approval may prove wrong later. */
  reject: {
    event: "rejected",
    from: ["in_review", "approved"],
    to: "rejected",
    by: byOperator,
    input: "rejection",
    effects: ["keepDecision"],
    texts: {
      label: "Reject it with notes that the organization reads",
      about: "The owner may correct it and send it again.",
      mail: "Read what the reviewer noted, change it, and send your documents again. Your listings stay as they are.",
    },
    letter: { subject: "Your identity could not be verified", action: "Open the verification" },
  },
} as const satisfies Record<string, IdentityMoveRow>);

export type IdentityMove = keyof typeof identityMoves;
export const identityMovesOfPeople = routedNamesOf(identityMoves);

/** Moves that are events; an owner's beginnings notify nobody. */
export type IdentityHappening = {
  [Name in IdentityMove]: (typeof identityMoves)[Name] extends { event: string } ? Name : never;
}[IdentityMove];
export const isIdentityHappening = (name: IdentityMove): name is IdentityHappening => "event" in identityMoves[name];
export const identityHappenings = (Object.keys(identityMoves) as IdentityMove[]).filter(isIdentityHappening);

export const identityLife: Lifecycle<IdentityMove, IdentityMoveRow, IdentityFacts> = {
  noun: "verification",
  code: "identity_move",
  statusNames: identityStateNames,
  begins: [{ deed: "earn", to: "not_started" }],
  guards: identityGuards,
  moves: identityMoves,
};

export const identitySubject = ({ state, kind, decidedAt }: IdentityFacts & { state: IdentityState }) => ({
  status: state,
  kind,
  decidedAt,
});

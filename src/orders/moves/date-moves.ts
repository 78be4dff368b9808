import type { MoveRow } from "./move.ts";

const beforePublication = ["sent", "briefed", "writing", "written", "accepted"] as const;

/** Agreeing on another publish date keeps the status and its clock (R4.7, decision 0038). */
export const dateMoves = {
  proposeDate: {
    event: "date_proposed",
    from: beforePublication,
    to: "stays",
    by: { client: "order.write", publisher: "order.answer" },
    input: "date",
    checks: ["dateIsPossible"],
    effects: ["keepProposal"],
    button: { place: "order", tone: "secondary", key: "d" },
    texts: {
      label: "Propose another date",
      about: "The other side accepts or declines. Until then the agreed date applies.",
      mail: "The other side proposes another publish date. Accept it or decline it in the order.",
      reason: "Why another date was proposed",
      history: "Another date proposed",
    },
  },
  acceptDate: {
    event: "date_accepted",
    from: beforePublication,
    to: "stays",
    by: { client: "order.write", publisher: "order.answer" },
    input: "none",
    guards: ["dateIsProposed", "proposalCanBeKept"],
    effects: ["takeProposal"],
    button: { place: "proposal", tone: "primary", key: "y" },
    texts: {
      label: "Accept the date",
      about: "The proposed date replaces the agreed one, and the time to publish counts from it.",
      mail: "The other side accepted the publish date you proposed.",
      history: "Date accepted",
    },
  },
  declineDate: {
    event: "date_declined",
    from: beforePublication,
    to: "stays",
    by: { client: "order.write", publisher: "order.answer" },
    input: "optionalReason",
    guards: ["dateIsProposed"],
    effects: ["dropProposal"],
    button: { place: "proposal", tone: "secondary", key: "n" },
    texts: {
      label: "Decline the date",
      about: "The agreed date stays.",
      mail: "The other side declined the publish date you proposed. The agreed date stays.",
      reason: "Why the date was declined",
      history: "Date declined",
    },
  },
  withdrawDate: {
    event: "date_withdrawn",
    from: beforePublication,
    to: "stays",
    by: { client: "order.write", publisher: "order.answer" },
    input: "none",
    guards: ["dateIsOwnProposal"],
    effects: ["dropProposal"],
    button: { place: "proposal", tone: "secondary", key: "w" },
    texts: {
      label: "Withdraw the proposal",
      about: "The agreed date stays.",
      mail: "The other side withdrew its proposed publish date. The agreed date stays.",
      history: "Proposal withdrawn",
    },
  },
} as const satisfies Record<string, MoveRow>;

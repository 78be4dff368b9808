import { approvalDue } from "./deadlines.ts";
import type { MoveRow } from "./move.ts";

/** The publisher names the page that will restore the lost publication. */
export const anotherPage = {
  to: "stays",
  by: { publisher: "order.answer" },
  input: "publication",
  checks: ["linkIsOnMedium"],
  effects: ["replaceLink", "checkPublication"],
  button: { place: "order", tone: "primary", key: "p" },
} as const satisfies Partial<MoveRow>;

/** Moves by looks at a publication (R10.3): the clock stops while something is missing. */
export const checkMoves = {
  /** Approval time is over, but the publication is not as booked: the clock waits for it. */
  failChecks: {
    event: "checks_failed",
    from: ["published"],
    to: "checks_failed",
    by: { system: true },
    effects: [],
    deadline: {
      rule: "mending",
      label: "Corrected publication due",
      waitsFor: "publisher",
      passed: "dispute",
      unless: "If the checks keep failing",
      follows: "a dispute opens automatically",
    },
    texts: {
      label: "Stop the clock",
      mail: "The approval time has passed, but the last check of the publication failed. The order is completed at the first check that passes. We check every six hours and whenever you ask.",
      reason: "Problems found by the last check",
    },
  },
  /** A corrected link gives the advertiser the whole approval time again. */
  correctLink: {
    event: "link_corrected",
    from: ["published"],
    to: "published",
    by: { publisher: "order.answer" },
    input: "publication",
    guards: ["checkFailed"],
    checks: ["linkIsOnMedium", "linkIsAnother"],
    effects: ["checkPublication"],
    deadline: approvalDue,
    button: { place: "order", tone: "primary", key: "l" },
    texts: {
      label: "Correct the link",
      about: "We check the page first and show you the result. The approval time starts again.",
      mail: "The publisher corrected the link to the publication, and the page is being checked.",
      history: "Link corrected",
    },
  },
  publishAgain: {
    event: "published_again",
    from: ["checks_failed"],
    ...anotherPage,
    texts: {
      label: "Publish again",
      about: "The page is checked at once. If everything that was booked is there, the order is completed.",
      mail: "The publisher published again, and the page is being checked.",
      history: "Published again",
    },
  },
  checkAgain: {
    event: "check_requested",
    from: ["published", "checks_failed", "completed", "claimed"],
    to: "stays",
    by: { client: "order.write", publisher: "order.answer" },
    input: "none",
    guards: ["lookIsDue"],
    effects: ["checkPublication"],
    button: { place: "order", tone: "secondary", key: "g" },
    texts: {
      label: "Check again",
      about: "The page is fetched and its links are checked now; both sides see the evidence.",
      mail: "The other side requested another check of the publication.",
      history: "Another check requested",
    },
  },
  complete: {
    event: "completed",
    from: ["published", "checks_failed"],
    to: "completed",
    by: { system: true },
    guards: ["checksHold"],
    effects: ["payPublisher"],
    texts: {
      label: "Complete",
      mail: "The approval time has passed and all checks passed, so the order is completed.",
    },
  },
} as const satisfies Record<string, MoveRow>;

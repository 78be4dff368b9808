import type { Permission } from "#accounts/permissions.ts";
import type { TradeSide } from "#events/trade-side.ts";
import type { Guard, MoveOf, StatusDeadline } from "#platform/lifecycle/lifecycle.ts";
import type { MailText } from "#platform/lifecycle/mail-text.ts";
import { catalogue, wordedRows } from "#platform/words/catalogue.ts";
import { guards } from "../../guards.ts";
import type { OrderParty } from "../../moves/party.ts";
import type { ExtraMoveInputName } from "./extra-move-input.ts";

export const orderExtraKinds = ["custom", "change", "removal"] as const;
export type OrderExtraKind = (typeof orderExtraKinds)[number];

/** Agreed on after publication, with money of their own. */
export const later = ["change", "removal"] as const satisfies OrderExtraKind[];

export const orderExtraStatusNames = catalogue("orders.extras.statuses", {
  open: "Open",
  included: "Part of the order",
  agreed: "Agreed",
  done: "Done, to confirm",
  disputed: "Disputed",
  paid: "Paid",
  refunded: "Decided: money goes back",
  declined: "Declined",
  withdrawn: "Withdrawn",
  void: "No longer open",
  lapsed: "Not done",
} as const);
export type OrderExtraStatus = keyof typeof orderExtraStatusNames;
export const orderExtraStatuses = Object.keys(orderExtraStatusNames) as OrderExtraStatus[];

/** Permissions of each side (R6.3). */
export const extraPermissions = {
  client: "order.acceptExtras",
  publisher: "order.proposeExtras",
} as const satisfies Record<TradeSide, Permission>;

export type ExtraFacts = {
  kind: OrderExtraKind;
  proposedBy: TradeSide;
  /** Its order still takes extras of this kind. */
  isTaken: boolean;
  /** Sides that told their story of its dispute. */
  toldBy: readonly TradeSide[];
  /** Both sides told their story, or the time for it has passed. */
  isAnswerOver: boolean;
};

/** Effects on its money, its dispute, fields of its own and the watch over the publication. */
export type ExtraEffect =
  | "hold"
  | "release"
  | "pay"
  | "split"
  | "openDispute"
  | "keepStory"
  | "closeDispute"
  | "leaveReason"
  | "stampDone"
  | "checkPublication"
  | "stopClock";

export type ExtraDeadlineRule = "answer" | "turnaround" | "approval" | "story";

export type ExtraMoveRow = MoveOf<{
  status: OrderExtraStatus;
  side: TradeSide;
  permission: Permission;
  other: Exclude<OrderParty, TradeSide>;
  guard: keyof typeof extraGuards;
  effect: ExtraEffect;
  deadline: StatusDeadline<ExtraDeadlineRule, "void" | "giveUp" | "confirm" | "endStories">;
  place: "extra";
  input: ExtraMoveInputName;
}> & {
  /** Its public name behind the order's. */
  event: `extra_${string}`;
  texts: { about: string; mail: MailText<TradeSide>; history: string };
};

export const extraMovedOn = {
  code: "extra_move",
  refusal: "The extra was answered, or the order has moved on. Reload the page to see where it stands.",
} as const;

export const extraGuards = wordedRows("orders.extras.guards", {
  isCustom: { holds: ({ kind }) => kind === "custom", ...extraMovedOn },
  isLater: { holds: ({ kind }) => kind !== "custom", ...extraMovedOn },
  isAsked: { holds: ({ proposedBy }, party) => party !== proposedBy, ...extraMovedOn },
  isProposer: { holds: ({ proposedBy }, party) => party === proposedBy, ...extraMovedOn },
  orderTakesIt: { holds: ({ isTaken }) => isTaken, ...extraMovedOn },
  storyIsUntold: {
    ...guards.storyIsUntold,
    holds: ({ toldBy }, party) => !toldBy.some((side) => side === party),
  },
  storiesAreTold: { ...guards.storiesAreTold, holds: ({ isAnswerOver }) => isAnswerOver },
} as const satisfies Record<string, Guard<ExtraFacts, OrderParty>>);

export const byClient = { client: extraPermissions.client } as const;
export const byPublisher = { publisher: extraPermissions.publisher } as const;
export const bySystem = { system: true } as const;

export const primary = { place: "extra", tone: "primary" } as const;
export const secondary = { place: "extra", tone: "secondary" } as const;

/** The publisher's time to do the agreed work. */
export const workDue = { rule: "turnaround", passed: "giveUp" } as const;

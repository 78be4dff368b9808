import { locale } from "#platform/words/catalogue.ts";
import type { OperatorInbox } from "../contract.ts";
import type { InboxQueue } from "../inbox.ts";
import { countedMax } from "../inbox.ts";

/** The console's screen where a queue's cases are decided. */
export const queuePlaces = {
  reviews: "/operator",
  disputes: "/operator/disputes",
  claims: "/operator/claims",
  identities: "/operator/identity",
  withdrawals: "/operator/withdrawals",
  transfers: "/operator/top-ups",
  refunds: "/operator/top-ups",
  confirmations: "/operator/confirmations",
} as const satisfies Record<InboxQueue, string>;

/** Cases that wait at a screen, of all its queues. */
export const waitingAt = (queues: OperatorInbox["queues"], path: string): number =>
  queues.reduce((sum, { queue, count }) => sum + (queuePlaces[queue] === path ? count : 0), 0);

export const countInWords = (count: number): string =>
  `${Math.min(count, countedMax).toLocaleString(locale)}${count >= countedMax ? "+" : ""}`;

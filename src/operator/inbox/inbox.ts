/** Kinds of cases that wait for an operator, in the order of the console (R1.10). */
export const inboxQueues = [
  "reviews",
  "disputes",
  "claims",
  "identities",
  "withdrawals",
  "transfers",
  "refunds",
  "confirmations",
] as const;
export type InboxQueue = (typeof inboxQueues)[number];

/** Past so many the exact number helps nobody, and counting it would read them all. */
export const countedMax = 1_000;

/** Constant id of the API's only item. */
export const inboxId = "00000000-0000-4000-8000-000000000003";

import { catalogue } from "#platform/words/catalogue.ts";

export const texts = catalogue("operatorInbox", {
  title: "Waiting cases",
  queues: {
    reviews: "Outlets and formats to review",
    disputes: "Disputes to decide",
    claims: "Open claims",
    identities: "Identities to verify",
    withdrawals: "Withdrawals to send",
    transfers: "Transfers to confirm",
    refunds: "Unconfirmed refunds",
    confirmations: "Second approvals",
  },
  since: (age: string) => `Oldest: ${age}`,
  clear: "None",
  waiting: (cases: string) => `${cases} waiting`,
});

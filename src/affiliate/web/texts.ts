import { catalogue } from "#platform/words/catalogue.ts";
import { counted, inFigures } from "#platform/words/number-words.ts";
import type { CommissionStatus } from "../commission.ts";

export const texts = catalogue("affiliate", {
  title: "Affiliate",
  lead: (percent: number, months: number, days: number) =>
    `Bring new advertisers and earn ${percent}% of the service fee of their orders for ${counted(months, "month")}. A commission is paid into your available balance ${counted(days, "day")} after an order is completed. A refund before that takes it back.`,
  get: "Get your link",
  noLink: "Your link will be here",
  noLinkText: "Share it where advertisers read. The last link clicked within 30 days counts.",
  link: "Your link",
  copy: "Copy",
  visits: "Visits",
  visitsText: (month: number) => `${inFigures(month)} in the last 30 days`,
  signUps: "Sign-ups",
  signUpsText: "People who signed up through your link",
  waiting: "Waiting",
  waitingText: "Commissions not paid yet",
  paid: "Paid",
  paidText: "In your available balance",
  figures: "Results of your link",
  commissions: "Commissions",
  none: "No commissions yet",
  noneText: "The first one appears here when someone you referred completes an order.",
  earnedOn: "Earned",
  status: "Status",
  amount: "Amount",
  statuses: { waiting: "Waiting", paid: "Paid", takenBack: "Taken back" } satisfies Record<CommissionStatus, string>,
  paidOn: (day: string) => `paid on ${day}`,
  refunded: "The order was refunded",
  partly: (amount: string) => `${amount} taken back after a refund`,
  needsManager: "Owners, admins and managers see the affiliate program. Ask one of them.",
  noOrganization: "An affiliate link belongs to an organization. Set one up first.",
});

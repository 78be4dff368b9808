import { z } from "zod";
import { get, list, resource } from "#platform/contract/resource.ts";
import { amount, linkIn, linkTo, showsAmounts } from "#platform/contract/wire.ts";

/** Includes the current month. */
export const monthsTold = 12;

const answers = {
  answered: z.int().describe("Texts and briefs that the publisher answered."),
  missed: z.int().describe("Texts and briefs that expired unanswered."),
  medianHours: z
    .number()
    .nullable()
    .describe("The median of hours until the publisher's answer, of those that were answered; null without one."),
};

const monthSchema = z.object({
  month: z.string().describe("The month of UTC: `2026-11`."),
  earnedCents: amount().describe("Earnings of orders, changes and removals less refunds, in cents."),
  ...answers,
});

const performanceSchema = z.object({
  id: z.string().describe("The organization's id."),
  organization: linkTo("Organization").describe("The publisher."),
  showsAmounts: showsAmounts(),
  months: z.array(monthSchema).describe("The last twelve months, oldest first, the current one included."),
  answered: answers.answered.describe("Texts and briefs of all these months that the publisher answered."),
  missed: answers.missed.describe("Texts and briefs of all these months that expired unanswered."),
  medianHours: answers.medianHours.describe(
    "The median of hours until the answer in all these months; null without one.",
  ),
});
export type Performance = z.infer<typeof performanceSchema>;

const performanceQuery = z.object({
  organization: linkIn("organizations").optional().describe("Only this publisher."),
});

export const performanceResource = resource({
  name: "PublisherPerformance",
  path: "publisher_performances",
  description:
    "What a publisher earned and how soon it answered in the last twelve months, under the organization's id.",
  schema: performanceSchema,
  operations: {
    list: list({
      fromReplica: true,
      summary: "How my publishers do",
      description: "Your organizations that publish, where you may read the wallet.",
      permission: "wallet.read",
      scope: "reports",
      agent: {
        tool: "earnings",
        title: "Read earnings",
        use: "Earnings and answers of a publisher, month by month; balances are `wallet`.",
      },
      query: performanceQuery,
    }),
    get: get({
      fromReplica: true,
      summary: "How a publisher does",
      description: "The publisher as the list shows it, under the organization's id.",
      permission: "wallet.read",
      scope: "reports",
    }),
  },
});

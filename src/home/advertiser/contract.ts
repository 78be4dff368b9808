import { z } from "zod";
import { campaignGoals } from "#campaigns/campaign.ts";
import { get, resource } from "#platform/contract/resource.ts";
import { amount, instant, linkTo, showsAmounts } from "#platform/contract/wire.ts";
import { proofSchema } from "#proof/proof-schema.ts";
import { tradeSchema } from "../months.ts";
import { homeFields } from "../task.ts";

const campaignOnHome = z.object({
  campaign: linkTo("Campaign").describe("The campaign."),
  project: linkTo("Project").describe("Its project."),
  name: z.string().describe("Its name."),
  projectName: z.string().describe("The project's name."),
  goal: z.enum(campaignGoals).describe("The goal that it serves."),
  orderCount: z.int().describe("Orders that were ever booked in it."),
  showsAmounts: showsAmounts(),
  budgetCents: amount().describe("The budget in cents; null for none."),
  spentCents: amount().describe("Cents that are paid out."),
  heldCents: amount().describe("Cents that are booked or offered, and not settled yet."),
});

const publicationOnHome = z.object({
  order: linkTo("Order").describe("The order."),
  title: z.string().describe("The text's title."),
  mediaName: z.string().describe("The outlet."),
  publishedAt: instant().describe("When it was published last."),
  proof: proofSchema.describe("How its proof stands."),
});
export type PublicationOnHome = z.infer<typeof publicationOnHome>;

const advertiserHomeSchema = z.object({
  ...homeFields,
  wallet: z
    .object({
      showsAmounts: showsAmounts(),
      availableCents: amount().describe("Money to spend, in cents."),
      heldCents: amount().describe("Money held for open orders and offers, in cents."),
    })
    .nullable()
    .describe("The organization's money; null without the right to read it."),
  running: z
    .object({
      orders: z.int().describe("Orders whose money is held, counted up to ten thousand."),
      campaigns: z.int().describe("Campaigns that hold money."),
    })
    .describe("Work under way."),
  published: z
    .object({
      orders: z.int().describe("Publications of the last 30 days, of the newest thousand."),
      judged: z.int().describe("The newest of them, two hundred at most, that were compared with their due date."),
      onTime: z.int().describe("How many of those came within their window."),
    })
    .describe("Publications of the last 30 days."),
  links: z
    .object({
      paid: z.int().describe("Paid publications among the newest thousand."),
      asAgreed: z.int().describe("How many of them have not been found changed or gone."),
      claims: z.int().describe("Open claims."),
    })
    .describe("How what was published still stands."),
  spending: tradeSchema.describe("What was paid for publications; null for who may not read it."),
  campaigns: z.array(campaignOnHome).describe("Active campaigns, those with the most held money first."),
  publications: z.array(publicationOnHome).describe("The latest publications."),
});
export type AdvertiserHome = z.infer<typeof advertiserHomeSchema>;

export const advertiserHomeResource = resource({
  name: "AdvertiserHome",
  path: "advertiser_homes",
  description: "What an advertiser's people have to do, and how its money, campaigns and publications stand.",
  schema: advertiserHomeSchema,
  operations: {
    get: get({
      summary: "The home of an advertiser",
      description:
        "Under the organization's id. Tasks, campaigns and publications are those of the projects that you see.",
      permission: "organization.read",
    }),
  },
});

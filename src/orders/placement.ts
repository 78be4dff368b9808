import { z } from "zod";
import { tradeSides } from "#events/trade-side.ts";
import { instant, linkIn, linkTo, showsAmounts } from "#platform/contract/wire.ts";

export const placement = {
  id: z.string(),
  party: z.enum([...tradeSides, "operator"]).describe("The reader's side."),
  role: z
    .int()
    .nullable()
    .describe("The reader's role on that side: 0 Admin, 1 Manager, 2 Viewer; null for an operator."),
  showsAmounts: showsAmounts(),
  campaign: linkTo("Campaign").nullable().describe("The campaign that pays; null for the publisher."),
  campaignName: z.string().nullable().describe("Its name; null for the publisher."),
  projectName: z.string().describe("The brand that is written about."),
  clientOrganization: linkTo("Organization").describe("The advertiser."),
  clientName: z.string().describe("The advertiser's name."),
  publisherOrganization: linkTo("Organization").describe("The publisher."),
  publisherName: z.string().describe("The publisher's name."),
  media: linkTo("Media").describe("The outlet."),
  mediaName: z.string().describe("The outlet's name."),
  mediaDomain: z.string().describe("The outlet's domain."),
  format: linkTo("Format").describe("The format that is published."),
  createdAt: instant().describe("When it was made."),
  updatedAt: instant().describe("When it last changed."),
};

export const placementQuery = {
  campaign: linkIn("campaigns").optional().describe("Only those of this campaign."),
  organization: linkIn("organizations").optional().describe("Only those of this organization, on either side."),
  media: linkIn("media").optional().describe("Only those of this outlet."),
  side: z.enum(tradeSides).optional().describe("Only those where you are on this side."),
};

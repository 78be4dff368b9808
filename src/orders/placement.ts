import { z } from "zod";
import { instant, linkIn, linkTo, showsAmounts } from "#platform/contract/wire.ts";

/** Who agrees on a placement, and where it is to stand: what an offer says as well as the order that it becomes. */
export const placement = {
  id: z.string(),
  /** The reader's side. */
  party: z.enum(["client", "publisher", "operator"]),
  /** As what the reader acts on that side: 0 Admin, 1 Manager, 2 Viewer; null for an operator. */
  role: z.int().nullable(),
  showsAmounts: showsAmounts(),
  campaign: linkTo("Campaign").nullable(),
  campaignName: z.string().nullable(),
  /** The brand that is written about, for the publisher too. */
  projectName: z.string(),
  clientOrganization: linkTo("Organization"),
  clientName: z.string(),
  publisherOrganization: linkTo("Organization"),
  publisherName: z.string(),
  media: linkTo("Media"),
  mediaName: z.string(),
  mediaDomain: z.string(),
  format: linkTo("Format"),
  createdAt: instant(),
  updatedAt: instant(),
};

/** Whose placements a list holds, and on which side. */
export const placementQuery = {
  campaign: linkIn("campaigns").optional(),
  organization: linkIn("organizations").optional(),
  media: linkIn("media").optional(),
  side: z.enum(["client", "publisher"]).optional(),
};

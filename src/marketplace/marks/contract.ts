import { z } from "zod";
import { instant, linkIn, linkTo, longText, shortText } from "#platform/contract/wire.ts";
import { markKinds } from "./marks.ts";

/** A favourite or blocked medium of an organization, or of one campaign alone (R3.16). */
export const mediumMarkSchema = z.object({
  id: z.string(),
  organization: linkTo("Organization"),
  /** Null for what holds in all of the organization's campaigns. */
  campaign: linkTo("Campaign").nullable(),
  campaignName: z.string().nullable(),
  media: linkTo("Media"),
  mediaName: z.string(),
  mediaDomain: z.string(),
  kind: z.enum(markKinds),
  note: z.string(),
  createdAt: instant(),
  updatedAt: instant(),
});
export type MediumMark = z.infer<typeof mediumMarkSchema>;

export const mediumMarkQuery = z.object({
  organization: linkIn("organizations").optional(),
  campaign: linkIn("campaigns").optional(),
  media: linkIn("media").optional(),
  kind: z.enum(markKinds).optional(),
  /** A part of the medium's name or domain. */
  search: z.string().trim().max(100).optional(),
});

/** Marks a medium; one that is marked already is marked as this from now on. */
export const mediumMarkInput = z.strictObject({
  organization: linkIn("organizations"),
  campaign: linkIn("campaigns").optional(),
  media: linkIn("media"),
  kind: z.enum(markKinds),
  note: longText(500).optional(),
});

/** To the other list, or to where else it counts; a null campaign is the whole organization. */
export const mediumMarkEdit = z.strictObject({
  campaign: linkIn("campaigns").nullable().optional(),
  kind: z.enum(markKinds).optional(),
});

/** A view of the marketplace that somebody keeps (R3.16, R10.5): its address is `/media?` and the query. */
export const savedViewSchema = z.object({
  id: z.string(),
  organization: linkTo("Organization"),
  name: z.string(),
  query: z.string(),
  shared: z.boolean(),
  /** True for one's own; a shared view of somebody else can be opened, not changed. */
  own: z.boolean(),
  ownerName: z.string(),
  createdAt: instant(),
  updatedAt: instant(),
});
export type SavedView = z.infer<typeof savedViewSchema>;

export const savedViewQuery = z.object({ organization: linkIn("organizations").optional() });

const viewFields = { name: shortText(80), query: longText(4_000) };
export const savedViewInput = z.strictObject({
  organization: linkIn("organizations"),
  ...viewFields,
  shared: z.boolean().default(false),
});
export const savedViewEdit = z.strictObject({
  ...z.object(viewFields).partial().shape,
  shared: z.boolean().optional(),
});

/** One person keeps at most so many views in an organization. */
export const viewsMax = 100;

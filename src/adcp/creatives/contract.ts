import { z } from "zod";
import { accountReference, formatReference, pageRequest, pushConfig, writingKey } from "../request.ts";

const creativesAtOnce = 50;

export const creativeInput = z.object({
  creative_id: z.string().min(1).max(200).describe("Your own id of it."),
  name: z.string().min(1).max(300),
  format_id: formatReference.describe("`article` or `material` of this agent."),
  assets: z.record(z.string().max(100), z.looseObject({ asset_type: z.string().max(40) })),
});
export type CreativeInput = z.output<typeof creativeInput>;

export const syncCreativesInput = z.object({
  ...writingKey,
  account: accountReference,
  creatives: z.array(creativeInput).min(1).max(creativesAtOnce),
  assignments: z
    .array(z.object({ creative_id: z.string().max(200), package_id: z.string().max(100) }))
    .max(100)
    .optional()
    .describe("Gives creatives to packages, which sends them to the publishers."),
  dry_run: z.boolean().optional(),
  delete_missing: z.boolean().optional(),
  push_notification_config: pushConfig.optional(),
});
export type SyncCreativesInput = z.output<typeof syncCreativesInput>;

export const listCreativesInput = z.object({
  account: accountReference.optional(),
  filters: z.object({ creative_ids: z.array(z.string().max(200)).min(1).max(100).optional() }).optional(),
  pagination: pageRequest(100),
});
export type ListCreativesInput = z.output<typeof listCreativesInput>;

export const listCreativeFormatsInput = z.object({
  format_ids: z.array(formatReference).max(50).optional(),
  asset_types: z.array(z.string().max(40)).max(50).optional(),
  name_search: z.string().max(100).optional(),
  pagination: pageRequest(100),
});
export type ListCreativeFormatsInput = z.output<typeof listCreativeFormatsInput>;

import { z } from "zod";
import { creativeInput } from "../creatives/contract.ts";
import { accountReference, brandReference, formatReference, pageRequest, pushConfig, writingKey } from "../request.ts";

const packagesAtOnce = 50;

const startTime = z
  .union([z.literal("asap"), z.iso.datetime({ offset: true })])
  .describe("The first day for the publications, or `asap`.");
const endTime = z.iso.datetime({ offset: true }).describe("The last day; refused if a publisher could not keep it.");

/** Kept with the package and answered; a package is one outlet, so that lists choose nothing. */
const targetingOverlay = z.record(z.string().max(100), z.unknown());

const measurementTerms = z.looseObject({
  billing_measurement: z.looseObject({ max_variance_percent: z.number().optional() }).optional(),
});

const assignments = z
  .array(z.object({ creative_id: z.string().min(1).max(200) }))
  .max(1, "A package is one publication: give it one creative.")
  .optional();

const packageInput = z.object({
  product_id: z.string().max(100),
  pricing_option_id: z.string().max(100),
  budget: z.number().min(0).max(1_000_000).describe("The most that the package may cost, in dollars."),
  format_ids: z.array(formatReference).max(20).optional(),
  targeting_overlay: targetingOverlay.optional(),
  measurement_terms: measurementTerms.optional(),
  performance_standards: z.array(z.looseObject({})).max(20).optional(),
  creative_assignments: assignments,
  creatives: z.array(creativeInput).max(1, "A package is one publication: give it one creative.").optional(),
  paused: z.boolean().optional(),
});
export type PackageInput = z.output<typeof packageInput>;

export const createMediaBuyInput = z.object({
  ...writingKey,
  account: accountReference,
  brand: brandReference,
  start_time: startTime,
  end_time: endTime,
  packages: z
    .array(packageInput)
    .min(1)
    .max(packagesAtOnce)
    .optional()
    .describe("A publication each. All are booked, or none."),
  proposal_id: z.string().max(200).optional(),
  push_notification_config: pushConfig.optional(),
});
export type CreateMediaBuyInput = z.output<typeof createMediaBuyInput>;

const changedPackage = z.looseObject({
  package_id: z.string().max(100),
  canceled: z.literal(true).optional(),
  cancellation_reason: z.string().max(2_000).optional(),
  targeting_overlay: targetingOverlay.optional(),
  creative_assignments: assignments,
  creatives: z.array(creativeInput).max(1).optional(),
});
export type ChangedPackage = z.output<typeof changedPackage>;

export const updateMediaBuyInput = z.looseObject({
  ...writingKey,
  account: accountReference,
  media_buy_id: z.string().max(100),
  revision: z.int().optional().describe("Refused if another change came in between."),
  canceled: z.literal(true).optional().describe("Cancels all packages, or none: free until a publisher accepted."),
  cancellation_reason: z.string().max(2_000).optional(),
  packages: z.array(changedPackage).min(1).max(packagesAtOnce).optional(),
  push_notification_config: pushConfig.optional(),
});
export type UpdateMediaBuyInput = z.output<typeof updateMediaBuyInput>;

const statusFilter = z.union([z.string().max(40), z.array(z.string().max(40)).max(20)]).optional();

const wantedBuys = {
  account: accountReference.optional(),
  media_buy_ids: z.array(z.string().max(100)).min(1).max(100).optional(),
  status_filter: statusFilter,
  pagination: pageRequest(100),
};

export const getMediaBuysInput = z.object(wantedBuys);
export type GetMediaBuysInput = z.output<typeof getMediaBuysInput>;

export const getDeliveryInput = z.object(wantedBuys);

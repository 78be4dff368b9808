import { z } from "zod";
import { day, instant, linkIn, linkTo, longText, shortText, webAddress } from "#platform/contract/wire.ts";
import { mediaStatuses, mediaTypes, metricNames, metrics } from "./media.ts";

/** ISO 3166-1 alpha-2 and ISO 639-1 codes. */
export const countryCode = z
  .string()
  .trim()
  .toUpperCase()
  .regex(/^[A-Z]{2}$/);
export const languageCode = z
  .string()
  .trim()
  .toLowerCase()
  .regex(/^[a-z]{2}$/);
const topic = shortText(60);

/** Each metric within its bounds; unknown is null. Percentages and scores 0–100, seconds, counts. */
const metricValue = (name: (typeof metricNames)[number]) => z.number().min(0).max(metrics[name].max).nullable();
const metricShape = Object.fromEntries(metricNames.map((name) => [name, metricValue(name)])) as Record<
  (typeof metricNames)[number],
  z.ZodNullable<z.ZodNumber>
>;

export const metricsSchema = z.object({ ...metricShape, leadingCountriesIds: z.array(countryCode).max(10).nullable() });
export type Metrics = z.infer<typeof metricsSchema>;

/** A medium (R3.5) with its newest metrics (R3.6). */
export const mediaSchema = z.object({
  id: z.string(),
  organization: linkTo("Organization"),
  organizationName: z.string(),
  name: z.string(),
  url: z.string(),
  domain: z.string(),
  mediaType: z.enum(mediaTypes),
  languages: z.array(z.string()),
  countries: z.array(z.string()),
  topics: z.array(z.string()),
  description: z.string(),
  editorialPolicy: z.string(),
  status: z.enum(mediaStatuses),
  rejectionReason: z.string().nullable(),
  verified: z.boolean(),
  ...metricsSchema.shape,
  /** Where each known metric comes from and the day it was read. */
  metricSources: z.array(z.object({ metric: z.string(), source: z.string(), readOn: day(), value: z.number() })),
  formatCount: z.int(),
  /** True when the reader's organization owns it. */
  own: z.boolean(),
  /** As what the reader acts there: 0 Admin, 1 Manager, 2 Viewer; null for a medium of somebody else. */
  role: z.int().nullable(),
  createdAt: instant(),
  updatedAt: instant(),
});
export type Media = z.infer<typeof mediaSchema>;

const mediaFields = {
  name: shortText(120),
  url: webAddress(),
  mediaType: z.enum(mediaTypes),
  languages: z.array(languageCode).min(1).max(20),
  countries: z.array(countryCode).min(1).max(250),
  topics: z.array(topic).max(30),
  description: longText(2_000).optional(),
  editorialPolicy: longText(5_000).optional(),
};
const metricFields = metricsSchema.partial().shape;

export const mediaInput = z.strictObject({ organization: linkIn("organizations"), ...mediaFields, ...metricFields });
export const mediaEdit = z.strictObject({
  ...z.object(mediaFields).partial().shape,
  ...metricFields,
  status: z.enum(["draft", "listed", "paused"]).optional(),
});
export const mediaQuery = z.object({
  organization: linkIn("organizations").optional(),
  status: z.enum(mediaStatuses).optional(),
  search: z.string().trim().max(100).optional(),
});

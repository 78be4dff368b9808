import { z } from "zod";
import { bookedHyperlinkKinds } from "#formats/format.ts";
import { amount, instant, linkTo, showsAmounts } from "#platform/contract/wire.ts";
import { proofSchema } from "#proof/proof-state.ts";
import { orderStatuses } from "../order.ts";
import { reportMetrics } from "./metrics.ts";

const metricValues = Object.fromEntries(reportMetrics.map((name) => [name, z.number().nullable()])) as Record<
  (typeof reportMetrics)[number],
  z.ZodNullable<z.ZodNumber>
>;

/** An order in its campaign's report: the publication, what was proven of it, its outlet's metrics and its money in cents. */
const reportLineSchema = z.object({
  /** The order's. */
  id: z.string(),
  number: z.string(),
  title: z.string(),
  mediaName: z.string(),
  mediaDomain: z.string(),
  formatType: z.string(),
  hyperlinkKind: z.enum(bookedHyperlinkKinds),
  status: z.enum(orderStatuses),
  partlyRefunded: z.boolean(),
  publicationUrl: z.string().nullable(),
  /** The last publication; a revision is published again. */
  publishedAt: instant().nullable(),
  /** Whether the first publication came within its window; null while it is not out. */
  onTime: z.boolean().nullable(),
  /** Null while nothing is online. */
  proof: proofSchema.nullable(),
  /** The newest picture that was taken of it; null where there is none. */
  picture: z.string().nullable(),
  metrics: z.object(metricValues),
  /** As it was booked. */
  totalCents: amount(),
  /** What is spent or held of it now; what came back is taken off. */
  costCents: amount(),
  /** The service fee within the cost. */
  feeCents: amount(),
});
export type ReportLine = z.infer<typeof reportLineSchema>;

/** A campaign's report: its newest publications first, then what is not out yet. */
export const campaignReportSchema = z.object({
  /** The campaign's. */
  id: z.string(),
  campaign: linkTo("Campaign"),
  showsAmounts: showsAmounts(),
  lines: z.array(reportLineSchema),
  /** All orders of the campaign; greater than the lines where it has more than a report holds. */
  lineCount: z.int(),
});
export type CampaignReport = z.infer<typeof campaignReportSchema>;

/** What a report is handed over as. */
const reportFormats = ["pdf", "xlsx", "csv"] as const;
export type ReportFormat = (typeof reportFormats)[number];
/** The reader: the team by its own permissions, or a client, without money and without orders that were called off. */
const reportReaders = ["team", "client"] as const;
export const reportQuery = z.object({
  format: z.enum(reportFormats).default("pdf"),
  reader: z.enum(reportReaders).default("team"),
});

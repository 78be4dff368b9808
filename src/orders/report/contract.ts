import { z } from "zod";
import { bookedHyperlinkKinds } from "#formats/format.ts";
import { pdfType, tableFileTypes } from "#platform/contract/file-types.ts";
import { file, get, resource } from "#platform/contract/resource.ts";
import { amount, instant, linkTo, showsAmounts } from "#platform/contract/wire.ts";
import { proofSchema } from "#proof/proof-schema.ts";
import { orderStatuses } from "../order.ts";
import { reportMetrics } from "./metrics.ts";

const metricValues = Object.fromEntries(
  reportMetrics.map((name) => [
    name,
    z.number().nullable().describe("The outlet's value of this metric; null for none."),
  ]),
) as Record<(typeof reportMetrics)[number], z.ZodNullable<z.ZodNumber>>;

const reportLineSchema = z.object({
  id: z.string().describe("The order's id."),
  number: z.string().describe("The order's number."),
  reference: z.string().nullable().describe("The advertiser's own reference; null without one."),
  title: z.string().describe("The text's title; may be empty."),
  mediaName: z.string().describe("The outlet's name."),
  mediaDomain: z.string().describe("The outlet's domain."),
  formatType: z.string().describe("The kind of publication: `Advertorial`."),
  hyperlinkKind: z.enum(bookedHyperlinkKinds).describe("The booked kind of link."),
  status: z.enum(orderStatuses).describe("Where the order stands."),
  partlyRefunded: z.boolean().describe("True for a refunded order of which a part stays paid, or is still owed."),
  publicationUrl: z.string().nullable().describe("The address of the publication; null until it is named."),
  publishedAt: instant().nullable().describe("The last publication; a revision is published again."),
  onTime: z
    .boolean()
    .nullable()
    .describe("Whether the first publication came within its window; null while it is not out."),
  proof: proofSchema.nullable().describe("How the proof of the publication stands; null while nothing is online."),
  picture: z.string().nullable().describe("The newest picture of the publication: `/files/{id}`; null for none."),
  metrics: z.object(metricValues).describe("The outlet's metrics now."),
  measured: z
    .array(z.enum(reportMetrics))
    .describe("Those of the metrics that a service measured; the publisher declared the others."),
  misfits: z
    .array(z.enum(reportMetrics))
    .describe("Those of the metrics whose newest value is a jump that does not fit the outlet's history."),
  totalCents: amount().describe("The total as it was booked, in cents."),
  costCents: amount().describe("Cents that are spent or held of it now, without those that came back."),
  feeCents: amount().describe("The service fee within the cost, in cents."),
});
export type ReportLine = z.infer<typeof reportLineSchema>;

/** Newest publications first, then orders that are not out yet. */
const campaignReportSchema = z.object({
  id: z.string().describe("The campaign's id."),
  campaign: linkTo("Campaign").describe("The campaign."),
  showsAmounts: showsAmounts(),
  lines: z.array(reportLineSchema).describe("Its orders, 500 at most: the newest publications first."),
  lineCount: z.int().describe("All orders of the campaign; greater than the lines if it has more than 500."),
});
export type CampaignReport = z.infer<typeof campaignReportSchema>;

const reportFormats = ["pdf", "xlsx", "csv"] as const;
export type ReportFormat = (typeof reportFormats)[number];
const reportReaders = ["team", "client"] as const;
const reportFileQuery = z.object({
  format: z.enum(reportFormats).default("pdf").describe("The format of the file."),
  reader: z
    .enum(reportReaders)
    .default("team")
    .describe("`team` by your own rights, or `client`: without money and without orders that were called off."),
});

export const campaignReportResource = resource({
  name: "CampaignReport",
  path: "campaign_reports",
  description:
    "All that a campaign brought: its publications with their proof, their outlets' metrics and their money.",
  schema: campaignReportSchema,
  operations: {
    get: get({
      fromReplica: true,
      summary: "A campaign's report, by the campaign's id",
      description: "The report as it stands now, with amounts for those who may know them.",
      permission: "campaign.read",
      scope: "reports",
      agent: {
        tool: "report",
        title: "Read a campaign's report",
        use: "For a summary of what was published, where, on time or not, and what it cost.",
        reads: { as: "reports", label: "id" },
      },
    }),
  },
});

/** The file belongs to orders, since a campaign knows nothing of them. */
export const campaignReportFileResource = resource({
  name: "CampaignReportFile",
  path: "campaigns",
  description: "A campaign's report as a file to hand over.",
  schema: campaignReportSchema,
  operations: {
    report: file({
      fromReplica: true,
      summary: "A campaign's report as a file",
      description:
        "A PDF with pictures, a sheet with the campaign's facts and sums, or a plain table. Readers without the right to amounts find none in any of them.",
      permission: "campaign.read",
      scope: "reports",
      query: reportFileQuery,
      files: [pdfType, ...tableFileTypes],
    }),
  },
});

import { z } from "zod";
import { mediaStatuses, mediaTypes } from "#media/media.ts";
import { listExport } from "#platform/contract/list-export.ts";
import { get, list, resource } from "#platform/contract/resource.ts";
import { instant } from "#platform/contract/wire.ts";
import { recordsSearch } from "../records-search.ts";

const outletRecordSchema = z.object({
  id: z.string(),
  name: z.string().describe("The outlet's name."),
  domain: z.string().describe("Its domain."),
  logo: z.string().nullable().describe("The address of its logo, if any."),
  mediaType: z.enum(mediaTypes).describe("The kind of outlet."),
  organizationName: z.string().describe("The publisher's name."),
  status: z.enum(mediaStatuses).describe("Where it stands."),
  verified: z.boolean().describe("Whether its publisher has proven the domain."),
  formats: z.int().describe("How many formats it has."),
  listedFormats: z.int().describe("How many of them are on the market."),
  updatedAt: instant().describe("When it was changed last."),
});
export type OutletRecord = z.infer<typeof outletRecordSchema>;

const outletRecordQuery = z.object({
  search: recordsSearch().describe("Three characters or more of the name or the domain, or of the publisher's name."),
  status: z.enum(mediaStatuses).optional().describe("Only those that stand here."),
});
export type OutletRecordQuery = z.infer<typeof outletRecordQuery>;

const operator = true;

const outletRecordList = list({
  summary: "All outlets, changed last first",
  description: "Of all publishers, in every status, found by their name, domain or publisher.",
  operator,
  query: outletRecordQuery,
});

export const outletRecordResource = resource({
  name: "OutletRecord",
  path: "outlet_records",
  description:
    "Every outlet of the installation in a line, as the operator finds it. The whole outlet is `/api/media/{id}`.",
  schema: outletRecordSchema,
  operations: {
    list: outletRecordList,
    export: listExport(outletRecordList, outletRecordSchema, {
      summary: "All outlets as a file",
      fields: {
        name: "Outlet",
        domain: "Domain",
        mediaType: "Type",
        organizationName: "Publisher",
        status: "Status",
        verified: "Verified",
        formats: "Formats",
        listedFormats: "Listed formats",
        updatedAt: "Changed",
        id: "Id",
      },
    }),
    get: get({ summary: "One outlet in a line", description: "As the list shows it.", operator }),
  },
});

import { get, type Resource } from "#platform/http/resource.ts";
import { campaignReportSchema } from "../contract.ts";
import { readReport } from "./queries.ts";

export const campaignReportResource: Resource = {
  name: "CampaignReport",
  path: "campaign_reports",
  description: "What a campaign brought: its publications with their proof, their outlets' metrics and their money.",
  schema: campaignReportSchema,
  operations: [
    get({
      summary: "A campaign's report, by the campaign's id",
      permission: "campaign.read",
      handle: async ({ reader, actor, id }) => (await readReport(reader, actor, id))?.report,
    }),
  ],
};

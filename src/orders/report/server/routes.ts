import type { Disk } from "flydrive";
import { serve } from "#platform/http/serve.ts";
import { campaignReportFileResource, campaignReportResource } from "../contract.ts";
import { reportFile } from "./file.ts";
import { readReport } from "./queries.ts";

export const campaignReportRoutes = serve(campaignReportResource, {
  get: async ({ reader, actor, id }) => (await readReport(reader, actor, id))?.report,
});

export const campaignReportFileRoutes = (store: Disk) =>
  serve(campaignReportFileResource, {
    report: ({ reader, actor, id, query }) => reportFile({ reader, store }, actor, id, query),
  });

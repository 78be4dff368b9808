import { queryOptions } from "@tanstack/react-query";
import { fetchItem } from "#platform/web/api.ts";
import { pollEveryMilliseconds } from "#platform/web/query-client.ts";
import type { CampaignReport } from "../contract.ts";

/** Asked anew with the orders, which it is made of. */
export const campaignReportQuery = (campaign: string) =>
  queryOptions({
    queryKey: ["orders", { campaign, report: true }],
    queryFn: () => fetchItem<CampaignReport>(`/campaign_reports/${campaign}`),
    refetchInterval: pollEveryMilliseconds,
  });

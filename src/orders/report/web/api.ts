import { queryOptions } from "@tanstack/react-query";
import { api, itemQuery } from "#platform/web/calls/client.ts";

export const campaignReportQuery = (campaign: string) =>
  queryOptions({
    ...itemQuery(api.campaign_reports, "get", { id: campaign }, [api.orders, api.campaigns]),
  });

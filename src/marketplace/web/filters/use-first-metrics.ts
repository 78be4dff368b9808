import { skipToken, useQuery } from "@tanstack/react-query";
import { useClientUser } from "#accounts/web/api.ts";
import { campaignQuery } from "#campaigns/web/api.ts";
import type { MetricName } from "#media/media.ts";
import { firstMetrics } from "../presets.ts";

/** Returns the metrics of the current campaign's goal; the usual ones until it is known. */
export function useFirstMetrics(): MetricName[] {
  const campaign = useClientUser().currentCampaign?.id ?? "";
  const { queryFn, ...query } = campaignQuery(campaign);
  const { data } = useQuery({ ...query, queryFn: campaign ? queryFn : skipToken });
  return firstMetrics(data?.goal);
}

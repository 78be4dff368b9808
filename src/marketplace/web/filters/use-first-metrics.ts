import { skipToken, useQuery } from "@tanstack/react-query";
import { useClientUser } from "#accounts/web/api.ts";
import { campaignQuery } from "#campaigns/web/api.ts";
import type { MetricName } from "#media/media.ts";
import { firstMetrics } from "../presets.ts";

/** The metrics that the current campaign's goal asks for first; the usual ones until it is known. */
export function useFirstMetrics(): MetricName[] {
  const campaign = useClientUser().currentCampaign?.id ?? "";
  const { queryFn, ...query } = campaignQuery(campaign);
  const { data } = useQuery({ ...query, queryFn: campaign ? queryFn : skipToken });
  return firstMetrics(data?.goal);
}

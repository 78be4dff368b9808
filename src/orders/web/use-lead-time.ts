import { useQuery } from "@tanstack/react-query";
import { publicSettingsQuery } from "#settings/web/public-settings.ts";
import { type LeadClock, type LeadTime, leadTime, type Work } from "../dates/publish-date.ts";

/** By this browser's clock; the server checks again. */
export function useLeadClock(): LeadClock {
  const { data } = useQuery(publicSettingsQuery());
  return { now: new Date(), answerHours: data?.answerHours ?? 0, daysAhead: data?.publishDaysAhead ?? 365 };
}

export const useLeadTime = (work: Work): LeadTime => leadTime(useLeadClock(), work);

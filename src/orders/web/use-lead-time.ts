import { useQuery } from "@tanstack/react-query";
import { publicSettingsQuery } from "#settings/web/public-settings.ts";
import type { LeadTime } from "../dates/publish-date.ts";

/** What lies between now and a publication with this turnaround; the server measures again. */
export function useLeadTime(turnaroundHours: number): LeadTime {
  const { data } = useQuery(publicSettingsQuery());
  return { now: new Date(), answerHours: data?.answerHours ?? 0, turnaroundHours };
}

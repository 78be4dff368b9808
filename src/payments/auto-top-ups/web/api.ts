import { queryOptions } from "@tanstack/react-query";
import { fetchItem, send } from "#platform/web/api.ts";
import { refresh } from "#platform/web/query-client.ts";
import { waitUntil } from "#platform/web/wait-until.ts";
import type { AutoTopUp, AutoTopUpBounds } from "../contract.ts";

const followEveryMilliseconds = 3_000;

const read = (organizationId: string) => fetchItem<AutoTopUp>(`/auto_top_ups/${organizationId}`);

/** True while a card is being saved. */
export const isWaiting = ({ status }: AutoTopUp): boolean => status === "asked" || status === "open";

/** An organization's automatic top-up; followed while its card is being saved or charged. */
export const autoTopUpQuery = (organizationId: string) =>
  queryOptions({
    queryKey: ["auto_top_ups", organizationId],
    queryFn: () => read(organizationId),
    refetchInterval: ({ state: { data } }) =>
      data && (isWaiting(data) || data.underWay) ? followEveryMilliseconds : false,
  });

/** Agrees, and waits until the provider's page is there or refused; null if neither. */
export async function turnOn(organization: string, bounds: AutoTopUpBounds): Promise<AutoTopUp | null> {
  await send("POST", "/auto_top_ups", { organization, ...bounds });
  return waitUntil(
    () => read(organization),
    ({ status }) => status !== "asked",
  );
}

export async function changeBounds(organizationId: string, bounds: AutoTopUpBounds): Promise<void> {
  await send("PATCH", `/auto_top_ups/${organizationId}`, bounds);
  await refresh("auto_top_ups", "audit_events");
}

export async function turnOff(organizationId: string): Promise<void> {
  await send("POST", `/auto_top_ups/${organizationId}/turn_off`, {});
  await refresh("auto_top_ups", "audit_events");
}

import { queryOptions } from "@tanstack/react-query";
import { api, call, itemQuery } from "#platform/web/calls/client.ts";
import { refresh } from "#platform/web/query-client.ts";
import { waitUntil } from "#platform/web/wait-until.ts";
import type { AutoTopUp, AutoTopUpBounds } from "../contract.ts";

const read = (organizationId: string) => itemQuery(api.auto_top_ups, "get", { id: organizationId });

/** True while a card is being saved. */
export const isWaiting = ({ status }: AutoTopUp): boolean => status === "asked" || status === "open";

export const autoTopUpQuery = (organizationId: string) =>
  queryOptions({
    ...read(organizationId),
  });

/** Agrees, then waits for the provider's page or its refusal; null if neither comes. */
export async function turnOn(organization: string, bounds: AutoTopUpBounds): Promise<AutoTopUp | null> {
  await call(api.auto_top_ups, "create", { input: { organization, ...bounds } });
  return waitUntil(read(organization).queryFn, ({ status }) => status !== "asked");
}

export async function changeBounds(organizationId: string, bounds: AutoTopUpBounds): Promise<void> {
  await call(api.auto_top_ups, "update", { id: organizationId, input: bounds });
  await refresh(api.auto_top_ups, api.audit_events);
}

export async function turnOff(organizationId: string): Promise<void> {
  await call(api.auto_top_ups, "turn_off", { id: organizationId, input: {} });
  await refresh(api.auto_top_ups, api.audit_events);
}

import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import type { z } from "zod";
import type {
  FeatureFlag,
  featureFlagEdit,
  featureFlagInput,
  PathRedirect,
  pathRedirectEdit,
  pathRedirectInput,
} from "#house/contract.ts";
import type { AuditEvent } from "#house/contract-audit.ts";
import { type HouseSettingsItem, type houseSettingsEdit, houseSettingsId } from "#house/contract-settings.ts";
import { fetchCollection, fetchItem, send } from "#platform/web/api.ts";
import { queryClient, refresh } from "#platform/web/query-client.ts";
import type { AuditSearch } from "./audit-search.ts";

const settingsPath = `/house_settings/${houseSettingsId}`;

export function settingsQuery() {
  return queryOptions({
    queryKey: ["house_settings"],
    queryFn: () => fetchItem<HouseSettingsItem>(settingsPath),
  });
}

export async function editSettings(edit: z.input<typeof houseSettingsEdit>): Promise<void> {
  const settings = await send<HouseSettingsItem>("PATCH", settingsPath, edit);
  queryClient.setQueryData(settingsQuery().queryKey, settings);
  await refresh("audit_events");
}

/** The flags, by name; a house has few. */
export function flagsQuery() {
  return queryOptions({
    queryKey: ["feature_flags"],
    queryFn: () => fetchCollection<FeatureFlag>("/feature_flags", { itemsPerPage: 100 }),
  });
}

export async function createFlag(input: z.input<typeof featureFlagInput>): Promise<void> {
  await send("POST", "/feature_flags", input);
  await flagsChanged();
}

export async function editFlag(id: string, edit: z.input<typeof featureFlagEdit>): Promise<void> {
  await send("PATCH", `/feature_flags/${id}`, edit);
  await flagsChanged();
}

export async function removeFlag(id: string): Promise<void> {
  await send("DELETE", `/feature_flags/${id}`);
  await flagsChanged();
}

const flagsChanged = () => refresh("feature_flags", "public_settings", "audit_events");

/** A page of the redirects, by path. */
export function redirectsQuery(page: number) {
  return queryOptions({
    queryKey: ["path_redirects", page],
    queryFn: () => fetchCollection<PathRedirect>("/path_redirects", { page }),
    placeholderData: keepPreviousData,
  });
}

export async function createRedirect(input: z.input<typeof pathRedirectInput>): Promise<void> {
  await send("POST", "/path_redirects", input);
  await redirectsChanged();
}

export async function editRedirect(id: string, edit: z.input<typeof pathRedirectEdit>): Promise<void> {
  await send("PATCH", `/path_redirects/${id}`, edit);
  await redirectsChanged();
}

export async function removeRedirect(id: string): Promise<void> {
  await send("DELETE", `/path_redirects/${id}`);
  await redirectsChanged();
}

const redirectsChanged = () => refresh("path_redirects", "public_settings", "audit_events");

/** A page of the trail, newest first. */
export function auditQuery(search: AuditSearch) {
  return queryOptions({
    queryKey: ["audit_events", search],
    queryFn: () => fetchCollection<AuditEvent>("/audit_events", search),
    placeholderData: keepPreviousData,
  });
}

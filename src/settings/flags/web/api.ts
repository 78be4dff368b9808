import { queryOptions } from "@tanstack/react-query";
import type { z } from "zod";
import { fetchCollection, send } from "#platform/web/api.ts";
import { refresh } from "#platform/web/query-client.ts";
import type { FeatureFlag, featureFlagEdit, featureFlagInput } from "../contract.ts";

/** The flags, by name; an installation has few. */
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

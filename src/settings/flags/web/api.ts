import { queryOptions } from "@tanstack/react-query";
import type { z } from "zod";
import { fullPage } from "#platform/contract/list-length.ts";
import { api, call, listQuery } from "#platform/web/calls/client.ts";
import { refresh } from "#platform/web/query-client.ts";
import type { featureFlagEdit, featureFlagInput } from "../contract.ts";

/** One page: an installation has few flags. */
export const flagsQuery = () => queryOptions(listQuery(api.feature_flags, { itemsPerPage: fullPage }));

export async function createFlag(input: z.input<typeof featureFlagInput>): Promise<void> {
  await call(api.feature_flags, "create", { input });
  await flagsChanged();
}

export async function editFlag(id: string, edit: z.input<typeof featureFlagEdit>): Promise<void> {
  await call(api.feature_flags, "update", { id, input: edit });
  await flagsChanged();
}

export async function removeFlag(id: string): Promise<void> {
  await call(api.feature_flags, "remove", { id });
  await flagsChanged();
}

const flagsChanged = () => refresh(api.feature_flags, api.public_settings, api.audit_events);

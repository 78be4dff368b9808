import { queryOptions } from "@tanstack/react-query";
import type { z } from "zod";
import { api, call, itemQuery, sendPlain } from "#platform/web/calls/client.ts";
import { queryClient, refresh } from "#platform/web/query-client.ts";
import type { settingsEdit } from "../contract.ts";
import type { KnownPagesTest } from "../known-pages/known-pages.ts";
import { settingsId } from "../settings-id.ts";

export const settingsQuery = () => queryOptions(itemQuery(api.settings, "get", { id: settingsId }));

export async function testKnownPages(knownPages: string[]): Promise<KnownPagesTest["silent"]> {
  return (await sendPlain(api.settings, "test-known-pages", { input: { knownPages } })).silent;
}

export async function editSettings(edit: z.input<typeof settingsEdit>): Promise<void> {
  const settings = await call(api.settings, "update", { id: settingsId, input: edit });
  queryClient.setQueryData(settingsQuery().queryKey, settings);
  await refresh(api.audit_events, api.setups);
}

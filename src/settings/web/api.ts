import { queryOptions } from "@tanstack/react-query";
import type { z } from "zod";
import { fetchItem, send } from "#platform/web/api.ts";
import { queryClient, refresh } from "#platform/web/query-client.ts";
import { type SettingsItem, type settingsEdit, settingsId } from "../contract.ts";
import type { KnownPagesTest } from "../known-pages/known-pages.ts";

const settingsPath = `/settings/${settingsId}`;

export function settingsQuery() {
  return queryOptions({
    queryKey: ["settings"],
    queryFn: () => fetchItem<SettingsItem>(settingsPath),
  });
}

/** Which of these pages don't answer. */
export async function testKnownPages(knownPages: string[]): Promise<KnownPagesTest["silent"]> {
  return (await send<KnownPagesTest>("POST", "/settings/test-known-pages", { knownPages })).silent;
}

export async function editSettings(edit: z.input<typeof settingsEdit>): Promise<void> {
  const settings = await send<SettingsItem>("PATCH", settingsPath, edit);
  queryClient.setQueryData(settingsQuery().queryKey, settings);
  await refresh("audit_events", "setups");
}

import { queryOptions } from "@tanstack/react-query";
import type { z } from "zod";
import { fetchItem, send } from "#platform/web/api.ts";
import { queryClient, refresh } from "#platform/web/query-client.ts";
import { type HouseSettingsItem, type houseSettingsEdit, houseSettingsId } from "../contract.ts";

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

import type { z } from "zod";
import type { metricProviderEdit } from "#media/providers/contract.ts";
import { send } from "#platform/web/api.ts";
import { refresh } from "#platform/web/query-client.ts";

export async function editProvider(id: string, edit: z.input<typeof metricProviderEdit>): Promise<void> {
  await send("PATCH", `/metric_providers/${id}`, edit);
  await refresh("metric_providers", "audit_events");
}

/** Has what is due read now, by a job. */
export async function readNow(id: string): Promise<void> {
  await send("POST", `/metric_providers/${id}/refresh`, {});
  await refresh("metric_providers");
}

import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import type { z } from "zod";
import { api, call, listQuery } from "#platform/web/calls/client.ts";
import { refresh } from "#platform/web/query-client.ts";
import type { WebhookItem, webhookEdit, webhookInput } from "../contract.ts";

/** The webhooks of an organization; of the operators without one. */
export const webhooksQuery = (organization: string | undefined, page: number) =>
  queryOptions({
    ...listQuery(api.webhooks, organization ? { organization, page } : { operators: "true", page }),
    placeholderData: keepPreviousData,
  });

/** Only this answer carries the secret. */
export async function createWebhook(input: z.input<typeof webhookInput>): Promise<WebhookItem> {
  const made = await call(api.webhooks, "create", { input });
  await webhooksChanged();
  return made;
}

export async function editWebhook(id: string, input: z.input<typeof webhookEdit>): Promise<void> {
  await call(api.webhooks, "update", { id, input });
  await webhooksChanged();
}

export async function removeWebhook(id: string): Promise<void> {
  await call(api.webhooks, "remove", { id });
  await webhooksChanged();
}

/** Only this answer carries the new secret. */
export async function rotateSecret(id: string): Promise<WebhookItem> {
  const rotated = await call(api.webhooks, "rotate", { id, input: {} });
  await webhooksChanged();
  return rotated;
}

export async function sendTestEvent(id: string): Promise<void> {
  await call(api.webhooks, "test", { id, input: {} });
  await webhooksChanged();
}

export async function resendSince(id: string, since: Date): Promise<void> {
  await call(api.webhooks, "resend", { id, input: { since: since.toISOString() } });
  await webhooksChanged();
}

const webhooksChanged = () => refresh(api.webhooks, api.webhook_deliveries, api.audit_events);

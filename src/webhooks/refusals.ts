import type { RefusalList } from "#platform/contract/refusals.ts";

export const webhookRefusals = {
  too_many_webhooks: { status: 409, means: "The organization has as many webhooks as it may." },
  webhook_paused: { status: 409, means: "The webhook is paused, so nothing is sent to it." },
} as const satisfies RefusalList;
